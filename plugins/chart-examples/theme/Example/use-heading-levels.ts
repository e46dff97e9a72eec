import { useEffect, type RefObject } from 'react';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Fits the headings inside an element into the outline of the page: the library writes a chart's title as h3
 * and a metric's as h2, wherever the chart stands, and has no option for it.
 *
 * @param shown - whether there is anything inside the element yet
 */
export function useHeadingLevels(ref: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!shown || !element) return;
    const fit = () => fitHeadings(element);
    fit();
    const observer = new MutationObserver(fit);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ref, shown]);
}

/** The first heading goes one level below the one before the element, the others move along with it. */
function fitHeadings(element: HTMLElement): void {
  const inside = [...element.querySelectorAll(headings)];
  const [first] = inside;
  if (!first) return;
  const shift = levelBefore(element) + 1 - levelOf(first);
  for (const heading of inside)
    heading.setAttribute('aria-level', String(Math.max(1, levelOf(heading) + shift)));
}

const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/** Level of the last heading of the page, not of another chart, before an element. */
function levelBefore(element: HTMLElement): number {
  const before = [...document.querySelectorAll(headings)].filter(
    (heading) =>
      !heading.closest('[data-chart-frame]') &&
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const last = before.at(-1);
  return last ? levelOf(last) : 0;
}
