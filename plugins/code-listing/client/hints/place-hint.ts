const gap = 4; // CSS pixels between the link and the hint
const margin = 8; // CSS pixels between the hint and the edge of the viewport

/** Places a hint below a link, or above it if there is no space. */
export function placeHint(hint: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + gap + hint.offsetHeight + margin <= clientHeight;
  const y = isBelow ? bottom + gap : top - gap - hint.offsetHeight;
  const x = Math.max(margin, Math.min(left, clientWidth - hint.offsetWidth - margin));
  hint.style.top = `${Math.max(0, y + window.scrollY)}px`;
  hint.style.left = `${x + window.scrollX}px`;
}
