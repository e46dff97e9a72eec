const kinds = ['pointerover', 'focusin', 'touchstart'];

/** The sidebar, and the button that opens it on phones. */
const places = '.theme-doc-sidebar-container, .navbar__toggle';

/** What opens a category whose items the page does not have yet. */
const closed =
  '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role=button])';

/**
 * Calls a function when the reader turns to the sidebar. A click that opens a category waits for it.
 *
 * @returns a function that ends it.
 */
export function onSidebarIntent(load: () => Promise<void>): () => void {
  const attempt = () => load().catch((error: unknown) => console.warn(error));
  const onIntent = ({ target }: Event) => {
    if ((target as Element).closest?.(places)) void attempt();
  };
  const onClick = (event: Event) => {
    const opener = (event.target as Element).closest<HTMLElement>(closed);
    if (!opener) return;
    event.preventDefault();
    event.stopPropagation();
    // The items are rendered in a task of their own; this listener has ended by then.
    void load().then(
      () => setTimeout(() => opener.click()),
      (error: unknown) => console.warn(error),
    );
  };
  const options = { capture: true, passive: true };
  for (const kind of kinds) document.addEventListener(kind, onIntent, options);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onIntent, options);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
