import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus from the button of the chart frame into the chart when the button is activated. Focusing the
 * button only starts the chart: moving the focus as well would interrupt navigation with Tab.
 *
 * @param shown - whether the chart has been rendered
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
