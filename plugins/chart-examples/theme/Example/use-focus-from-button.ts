import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus from the button of the frame into the chart when the button is pressed. Focus alone starts the
 * chart but does not move on: that would surprise a reader who only passes by with Tab.
 *
 * @param shown - whether the chart is on the page yet
 */
export function useFocusFromButton(chart: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const button = chart.current?.closest('[data-chart-frame]')?.querySelector(':scope > button');
    if (!shown || !button) return;
    const focus = () => chart.current?.focus();
    button.addEventListener('click', focus);
    return () => button.removeEventListener('click', focus);
  }, [chart, shown]);
}
