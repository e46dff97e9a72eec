/**
 * Returns links of props that are too small and too close to others (WCAG 2.5.8). Axe checks only targets without text
 * beside them, such as the punctuation of a type. Runs in the page.
 */
export function smallTargets(): string[] {
  const size = 24;
  const targets = [...document.querySelectorAll('[data-prop] > :is(dt, [data-prop-type]) a')]
    .filter((link) => link.checkVisibility())
    .map((link) => ({ link, box: link.getBoundingClientRect() }));
  const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < size;
  const centerOf = ({ left, right, top, bottom }: DOMRect) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  });
  /** Distance of the center of a small target to another target. */
  const distance = (small: DOMRect, other: DOMRect) => {
    const { x, y } = centerOf(small);
    const toEdge = Math.hypot(
      Math.max(other.left - x, 0, x - other.right),
      Math.max(other.top - y, 0, y - other.bottom),
    );
    const center = centerOf(other);
    const toCircle = Math.hypot(center.x - x, center.y - y) - size / 2;
    return isSmall(other) ? Math.min(toEdge, toCircle) : toEdge;
  };
  return targets.flatMap(({ link, box }) =>
    isSmall(box) &&
    targets.some((other) => other.link !== link && distance(box, other.box) < size / 2)
      ? `${link.closest<HTMLElement>('[data-prop]')!.dataset.prop}: ${link.textContent}, ${Math.round(box.width)} × ${Math.round(box.height)} px`
      : [],
  );
}

/** Returns fields whose text is so small that Safari on iOS zooms in on them. Runs in the page. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll('input, textarea, select')]
    .filter(
      (field) =>
        !field.matches('[type=checkbox], [type=radio], [type=range], [data-chart-frame] *') &&
        parseFloat(getComputedStyle(field).fontSize) < 16,
    )
    .map(({ outerHTML }) => outerHTML);
