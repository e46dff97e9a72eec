import { hideHint, isInHint, moveHint, showHint } from './hint';

const linkSelector = '[data-code] a';
/** Milliseconds: a pointer that only crosses the code loads nothing, and it can move from the link to the hint. */
const delay = 150;

let timer: number | undefined;
let isStarted = false;

/** Adds the listeners, once, and handles the event that loaded this module. */
export function startHints(link: HTMLAnchorElement): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('mouseover', ({ target }) => onPointer(target));
  document.addEventListener('focusin', ({ target }) => onFocus(target));
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', hideHint);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('popstate', hideHint);
  if (link.matches(':focus')) onFocus(link);
  else onPointer(link);
}

const linkAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;

function onPointer(target: EventTarget | null): void {
  const link = linkAround(target);
  window.clearTimeout(timer);
  if (isInHint(target)) return;
  timer = window.setTimeout(() => (link ? showHint(link, ':hover') : hideHint()), delay);
}

function onFocus(target: EventTarget | null): void {
  const link = linkAround(target);
  window.clearTimeout(timer);
  if (!link) return hideHint();
  setTabStop(link, linkSelector);
  showHint(link, ':focus-visible');
}

function onKey(event: KeyboardEvent): void {
  const link = linkAround(event.target);
  if (event.key === 'Escape') hideHint();
  else if (link && moveFocus(link, event.key, linkSelector)) event.preventDefault();
}

/** Moves the hint if the code scrolls, for example to a focused link. The hint scrolls together with the page. */
function onScroll({ target }: Event): void {
  if (target !== document && !isInHint(target)) moveHint();
}

/** Offsets of the keys that move the focus. */
const offsets: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Makes a link the only link of its listing in the tab order, so that Tab leaves the code. */
function setTabStop(link: HTMLAnchorElement, selector: string): void {
  for (const other of linksAround(link, selector)) other.tabIndex = other === link ? 0 : -1;
}

/**
 * Moves the focus to another link of the listing.
 *
 * @returns whether the key moves the focus.
 */
function moveFocus(link: HTMLAnchorElement, key: string, selector: string): boolean {
  const offset = offsets[key];
  if (offset === undefined) return false;
  // Links in folded lines cannot be focused.
  const links = linksAround(link, selector).filter((one) => one.checkVisibility());
  const index = Math.max(0, Math.min(links.length - 1, links.indexOf(link) + offset));
  links[index]?.focus();
  return true;
}

const linksAround = (link: HTMLAnchorElement, selector: string) => [
  ...(link.closest('[data-code]')?.querySelectorAll<HTMLAnchorElement>(selector) ?? []),
];
