import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Selector of the filter form. */
const form = '[data-gallery-filter]';

let stopTracking = () => {};

/** Applies the filter in the URL after navigation to the gallery, and tracks the current family. */
export function onRouteDidUpdate(): void {
  stopTracking();
  const links = document.querySelector<HTMLElement>('[data-families]');
  if (links) stopTracking = trackOnScroll(links);
  const filter = document.querySelector<HTMLFormElement>(form);
  const query = new URLSearchParams(window.location.search);
  if (filter && (query.has('q') || query.has('tag')))
    void apply(filter, () => set(filter, query.get('q') ?? '', query.getAll('tag')));
}

if (ExecutionEnvironment.canUseDOM) {
  const on = (type: string, handler: (filter: HTMLFormElement, event: Event) => void) =>
    document.addEventListener(type, (event) => {
      const filter = (event.target as Element).closest<HTMLFormElement>(form);
      if (filter) handler(filter, event);
    });
  on('submit', (_filter, event) => event.preventDefault());
  on('input', (filter) => void apply(filter));
  on('click', (filter, { target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button');
    if (!button) return;
    if (button.dataset.tag) setPressed(button, !isPressed(button));
    else set(filter, '', []);
    void apply(filter);
  });
}

/**
 * Loads the code that marks the current family when the page is scrolled first. The links work without it.
 *
 * @returns a function that stops it.
 */
function trackOnScroll(links: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const load = () =>
    import('./track-family').then(
      ({ trackFamily }) => trackFamily(links, signal),
      () => {},
    );
  addEventListener('scroll', () => void load(), { once: true, signal });
  return () => controller.abort();
}

const inputOf = (filter: HTMLFormElement) => filter.querySelector('input')!;

function set(filter: HTMLFormElement, text: string, tags: string[]): void {
  inputOf(filter).value = text;
  for (const button of filter.querySelectorAll<HTMLButtonElement>('[data-tag]'))
    setPressed(button, tags.includes(button.dataset.tag!));
}

const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';

const setPressed = (button: Element, pressed: boolean) =>
  button.setAttribute('aria-pressed', String(pressed));

/**
 * Filters the cards. The code and data of the filter are loaded on first use. If loading fails, all cards stay
 * visible and the next change retries.
 *
 * @param prepare - called after loading, before the filter is applied
 */
async function apply(filter: HTMLFormElement, prepare?: () => void): Promise<void> {
  const code = await import('./apply-filter').catch((error: unknown) => {
    console.warn('The filter failed to load.', error);
  });
  if (!code) {
    filter.querySelector('[role=status] > span')!.textContent =
      'The filter failed to load. Check your connection and try again.';
    return;
  }
  prepare?.();
  const { applyFilter } = code;
  applyFilter(filter, {
    text: inputOf(filter).value,
    tags: [...filter.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
      ({ dataset }) => dataset.tag!,
    ),
  });
}
