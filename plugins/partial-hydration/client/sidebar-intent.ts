const intentEvents = ['pointerover', 'focusin', 'touchstart'];

/** The sidebar, and the button that opens the mobile sidebar. */
const sidebarElements = '.theme-doc-sidebar-container, .navbar__toggle';

/** Buttons that expand a category whose items are not loaded yet. */
const expandButtons =
  '.menu__list-item--collapsed > .menu__list-item-collapsible > :is(button, [role=button])';

/**
 * Calls a function on interaction with the sidebar. Clicks that expand a category wait for its promise.
 *
 * @returns a function that removes the listeners.
 */
export function onSidebarIntent(load: () => Promise<void>): () => void {
  const loadOrWarn = () => load().catch((error: unknown) => console.warn(error));
  const onIntent = ({ target }: Event) => {
    if ((target as Element).closest?.(sidebarElements)) void loadOrWarn();
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(expandButtons);
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    // The items are rendered in a separate task; this listener is removed by then.
    void load().then(
      () => setTimeout(() => button.click()),
      (error: unknown) => console.warn(error),
    );
  };
  const options = { capture: true, passive: true };
  for (const type of intentEvents) document.addEventListener(type, onIntent, options);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    for (const type of intentEvents) document.removeEventListener(type, onIntent, options);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
