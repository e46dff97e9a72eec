import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { FormChange } from './apply-filter';

/** Selector of the filter form. */
const form = '[data-gallery-filter]';

/** Applies the filter in the URL after navigation to the gallery, and tracks the current family. */
export function onRouteDidUpdate(): void {
  const links = document.querySelector<HTMLElement>('[data-families]');
  if (links)
    addEventListener(
      'scroll',
      () =>
        void import('./track-family').then(
          ({ trackFamily }) => trackFamily(links),
          () => {}, // the links work without it
        ),
      { once: true },
    );
  const filter = document.querySelector<HTMLFormElement>(form);
  const query = new URLSearchParams(window.location.search);
  if (filter && (query.has('q') || query.has('tag'))) void apply(filter, { query });
}

if (ExecutionEnvironment.canUseDOM) {
  const on = (type: string, handler: (filter: HTMLFormElement, event: Event) => void) =>
    document.addEventListener(type, (event) => {
      const { target } = event;
      const filter = target instanceof Element && target.closest<HTMLFormElement>(form);
      if (filter) handler(filter, event);
    });
  on('submit', (_filter, event) => event.preventDefault());
  on('input', (filter) => void apply(filter));
  on('click', (filter, { target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) void apply(filter, { button });
  });
}

/**
 * Filters the cards. The code and data of the filter are loaded on first use. If loading fails, all cards stay
 * visible and the next change retries.
 */
async function apply(form: HTMLFormElement, change: FormChange = {}): Promise<void> {
  const code = await import('./apply-filter').catch(() => undefined);
  if (code) code.applyForm(form, change);
  else
    form
      .querySelector('[role=status] > span')
      ?.replaceChildren('The filter failed to load. Check your connection and try again.');
}
