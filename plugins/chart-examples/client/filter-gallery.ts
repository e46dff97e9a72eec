import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The form above the gallery. */
const form = '[data-gallery-filter]';

/** Filters a gallery that has come onto the screen as its address says. */
export function onRouteDidUpdate(): void {
  const filter = document.querySelector<HTMLFormElement>(form);
  const query = new URLSearchParams(window.location.search);
  if (!filter || !(query.has('q') || query.has('tag'))) return;
  textOf(filter).value = query.get('q') ?? '';
  setTags(filter, query.getAll('tag'));
  void apply(filter);
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
    if (button.dataset.tag) button.ariaPressed = String(button.ariaPressed !== 'true');
    else {
      textOf(filter).value = '';
      setTags(filter, []);
    }
    void apply(filter);
  });
}

const textOf = (filter: HTMLFormElement) => filter.querySelector('input')!;

function setTags(filter: HTMLFormElement, tags: string[]): void {
  for (const button of filter.querySelectorAll<HTMLButtonElement>('[data-tag]'))
    button.ariaPressed = String(tags.includes(button.dataset.tag!));
}

/** What cards are found by is loaded with the first filter. */
async function apply(filter: HTMLFormElement): Promise<void> {
  const { applyFilter } = await import('./apply-filter');
  applyFilter(filter, {
    text: textOf(filter).value,
    tags: [...filter.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(
      ({ dataset }) => dataset.tag!,
    ),
  });
}
