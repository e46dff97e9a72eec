import {
  AreaSeries,
  BarSeries,
  BubbleSeries,
  LineSeries,
  RectAnnotation,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { move } from './pointer';
import { renderChart, unmountAll, type Series } from './render-chart';
import { noMargins } from './two-lines';

interface Options {
  pointBuffer?: number;
  hideTooltips?: boolean;
}

/**
 * Returns which tooltip opens in a rectangle as large as the plot, with the pointer at a distance in pixels from the
 * middle point of the series, or from the middle of the top of its middle bar.
 */
async function tooltipOf(
  Series: Series,
  [dx, dy]: [number, number],
  { pointBuffer, hideTooltips = false }: Options = {},
) {
  for (const portal of document.querySelectorAll('[id^=echTooltipPortal], [id^=echAnchor]'))
    portal.remove();
  const { container } = await renderChart(
    <>
      <Series
        id="series"
        data={[0, 1, 2, 3, 4].map((x) => ({ x, y: x }))}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
      />
      <RectAnnotation
        id="rectangle"
        dataValues={[{ coordinates: { x0: 0, x1: 4 }, details: 'rectangle' }]}
        hideTooltips={hideTooltips}
      />
    </>,
    { theme: noMargins, ...(pointBuffer !== undefined && { pointBuffer }) },
  );
  await move(container, 300 + dx, 150 + dy);
  const opened = [...document.querySelectorAll('[id^=echTooltipPortal]')]
    .map(({ textContent }) => textContent ?? '')
    .filter(Boolean);
  unmountAll();
  expect(opened).toHaveLength(1);
  return opened[0]!.includes('rectangle') ? 'rectangle' : 'series';
}

let compared: Promise<void> | undefined;

/** Expects that the tooltip of the series opens on its bars and near its points, else that of the rectangle. */
const expectSeriesFirst = () => (compared ??= compareTooltips());

async function compareTooltips() {
  for (const Series of [LineSeries, AreaSeries, BubbleSeries] as Series[]) {
    for (const dx of [0, 6]) expect(await tooltipOf(Series, [dx, 0])).toBe('series');
    expect(await tooltipOf(Series, [30, 0])).toBe('rectangle');
    expect(await tooltipOf(Series, [6, 0], { pointBuffer: 0 })).toBe('rectangle');
    expect(await tooltipOf(Series, [30, 0], { pointBuffer: 40 })).toBe('series');
  }
  const Bars = BarSeries as Series;
  expect(await tooltipOf(Bars, [0, 20])).toBe('series');
  for (const pointBuffer of [10, 80])
    expect(await tooltipOf(Bars, [0, -20], { pointBuffer })).toBe('rectangle');
}

describe('reference/notes/BaseAnnotationSpec', () => {
  it(
    'Only a bar under the pointer or a point within pointBuffer of it wins over a rectangle.',
    expectSeriesFirst,
  );
});

describe('reference/notes/RectAnnotation', () => {
  it('While the pointer is on the rectangle, the text of the entry takes the place of the series tooltip, except on a bar or within pointBuffer of a point. hideTooltips gives the series tooltip back.', async () => {
    await expectSeriesFirst();
    for (const Series of [LineSeries, AreaSeries, BarSeries] as Series[])
      expect(await tooltipOf(Series, [30, -40], { hideTooltips: true })).toBe('series');
  });
});
