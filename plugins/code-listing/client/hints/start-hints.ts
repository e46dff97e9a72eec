import { hideHint, isInHint, moveHint, showHint } from './hint';
import { moveFocus, setTabStop } from './tab-stops';

const linkSelector = '[data-code] a';
/** Milliseconds: a pointer that only crosses the code loads nothing, and it can move from the link to the hint. */
const delay = 150;

let timer: number | undefined;
let isStarted = false;

/** Adds the listeners, once, and handles the event that loaded this module. */
export function startHints(link: HTMLAnchorElement): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('mouseover', ({ target }) => onPointer(target as Element));
  document.addEventListener('focusin', ({ target }) => onFocus(target as Element));
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', hideHint);
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  window.addEventListener('popstate', hideHint);
  if (link.matches(':focus')) onFocus(link);
  else onPointer(link);
}

function onPointer(target: Element): void {
  const link = target.closest<HTMLAnchorElement>(linkSelector);
  window.clearTimeout(timer);
  if (isInHint(target)) return;
  timer = window.setTimeout(() => (link ? showHint(link, ':hover') : hideHint()), delay);
}

function onFocus(target: Element): void {
  const link = target.closest<HTMLAnchorElement>(linkSelector);
  window.clearTimeout(timer);
  if (!link) return hideHint();
  setTabStop(link, linkSelector);
  showHint(link, ':focus-visible');
}

function onKey(event: KeyboardEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(linkSelector);
  if (event.key === 'Escape') hideHint();
  else if (link && moveFocus(link, event.key, linkSelector)) event.preventDefault();
}

/** Moves the hint if the code scrolls, for example to a focused link. The hint scrolls together with the page. */
function onScroll({ target }: Event): void {
  if (target !== document && !isInHint(target as Element)) moveHint();
}
