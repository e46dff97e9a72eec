const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

/** Keeps the focus in a container: Tab on its last element moves to the first one, and Shift+Tab back. */
export function trapTab(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const elements = [...container.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const next = event.shiftKey ? elements.at(-1) : elements[0];
  if (document.activeElement !== edge && container.contains(document.activeElement)) return;
  event.preventDefault();
  next?.focus();
}
