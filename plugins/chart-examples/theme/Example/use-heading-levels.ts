import { useEffect, type RefObject } from 'react';

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Adjusts the levels of headings inside an element to the outline of the page. The library always renders chart
 * titles as h3 and metric titles as h2.
 *
 * @param shown - whether the element has content
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

/** Sets the first heading to one level below the preceding heading of the page, and shifts the others accordingly. */
function fitHeadings(element: HTMLElement): void {
  const chartHeadings = [...element.querySelectorAll(headings)];
  const [first] = chartHeadings;
  if (!first) return;
  const shift = levelBefore(element) + 1 - levelOf(first);
  for (const heading of chartHeadings)
    heading.setAttribute('aria-level', String(Math.max(1, levelOf(heading) + shift)));
}

const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/** Returns the level of the last heading before an element, ignoring headings in charts. */
function levelBefore(element: HTMLElement): number {
  const before = [...document.querySelectorAll(headings)].filter(
    (heading) =>
      !heading.closest('[data-chart-frame]') &&
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const last = before.at(-1);
  return last ? levelOf(last) : 0;
}
