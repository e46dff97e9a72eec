/**
 * Handles clicks of buttons in static HTML. The code of the handler is loaded when a button is first pointed at,
 * touched or focused: Safari allows access to the clipboard only during the click, so that the code must be there.
 *
 * @param load - returns a module with the handler; called again for each event, so that a failure is not final
 */
export function handleClicks(
  selector: string,
  load: () => Promise<{ onClick: (button: HTMLElement) => unknown }>,
): void {
  const on = (type: string, handle: (button: HTMLElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        const button = target instanceof Element && target.closest<HTMLElement>(selector);
        if (button) handle(button);
      },
      { passive: true },
    );
  for (const type of ['mouseover', 'focusin', 'touchstart']) on(type, () => void load());
  on('click', (button) => void load().then(({ onClick }) => onClick(button)));
}
