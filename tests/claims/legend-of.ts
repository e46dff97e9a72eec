import { elementIn, type Rendered } from './render-chart';

/** Returns the element of the legend. */
export const legendOf = ({ container }: Rendered): HTMLElement =>
  elementIn(container, '.echLegend');

/** Returns the width and the height that the chart gives to the legend, in pixels. */
export function legendSizeOf(rendered: Rendered): { width: number; height: number } {
  const { width, height } = elementIn(rendered.container, '.echLegend > *').style;
  return { width: parseFloat(width), height: parseFloat(height) };
}

/** Returns label and indentation of each item of a list legend. */
export const legendItemsOf = (rendered: Rendered): { label: string; indent: number }[] =>
  [...legendOf(rendered).querySelectorAll<HTMLElement>('.echLegendItem')].map((item) => ({
    label: item.querySelector('.echLegendItem__label')?.textContent ?? '',
    indent: parseFloat(item.style.marginLeft) || 0,
  }));
