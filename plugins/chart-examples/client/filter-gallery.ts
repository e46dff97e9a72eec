import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The form above the gallery. */
const form = '[data-gallery-filter]';

/** Filters a gallery that has come onto the screen as its address says. */
export function onRouteDidUpdate(): void {
  const filter = document.querySelector<HTMLFormElement>(form);
  const query = new URLSearchParams(window.location.search);
  if (filter && (query.has('q') || query.has('tag')))
    void apply(filter, () => set(filter, query.get('q') ?? '', query.getAll('tag')));
}

if (ExecutionEnvironment.canUseDOM) {
  const on = (type: string, act: (filter: HTMLFormElement, event: Event) => void) =>
    document.addEventListener(type, (event) => {
      const filter = (event.target as Element).closest<HTMLFormElement>(form);
      if (filter) act(filter, event);
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

const textOf = (filter: HTMLFormElement) => filter.querySelector('input')!;

function set(filter: HTMLFormElement, text: string, tags: string[]): void {
  textOf(filter).value = text;
  for (const button of filter.querySelectorAll<HTMLButtonElement>('[data-tag]'))
    setPressed(button, tags.includes(button.dataset.tag!));
}

const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';

const setPressed = (button: Element, pressed: boolean) =>
  button.setAttribute('aria-pressed', String(pressed));

/**
 * Filters the cards. What they are found by is loaded with the first filter; when that fails, all cards stay and
 * the next change tries again.
 *
 * @param prepare - called when it is loaded
 */
async function apply(filter: HTMLFormElement, prepare?: () => void): Promise<void> {
  const code = await import('./apply-filter').catch((error: unknown) => {
    console.warn('The code of the filter did not load.', error);
  });
  if (!code) {
    filter.querySelector('[role=status] > span')!.textContent =
      'The filter did not load. Check your connection and try again.';
    return;
  }
  prepare?.();
  const { applyFilter } = code;
  applyFilter(filter, {
    text: textOf(filter).value,
    tags: [...filter.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
      ({ dataset }) => dataset.tag!,
    ),
  });
}
