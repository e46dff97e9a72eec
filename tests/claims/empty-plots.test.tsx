import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  Heatmap,
  LineSeries,
  Position,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { otherCharts } from './every-chart';
import { renderChart, unmountAll, type Series, type SeriesProps } from './render-chart';

const message = 'No data to display';
const rows = [
  { x: 1, y: 3 },
  { x: 2, y: 4 },
];
const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const series: Series[] = [BarSeries, LineSeries, AreaSeries, BubbleSeries];
const kinds = combinations({
  Series: series,
  xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
});

/** Returns the texts of a chart with axes. */
async function textsOf(Series: Series, props: Partial<SeriesProps>) {
  const { texts } = await renderChart(
    <>
      <Axis id="x" position={Position.Bottom} />
      <Axis id="y" position={Position.Left} />
      <Series id="series" data={rows} {...accessors} {...props} />
    </>,
  );
  unmountAll();
  return texts;
}

/** Returns the texts of a heatmap whose accessors are changed. */
const heatmapTexts = async (props: object) =>
  (
    await renderChart(
      <Heatmap
        id="heatmap"
        data={[{ x: 'a', y: 'b', value: 3 }]}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#aaeecc' }] }}
        {...props}
      />,
    )
  ).texts;

async function expectNoMessageForNulls() {
  const data = rows.map(({ x }) => ({ x, y: null }));
  for (const { Series, xScaleType } of kinds) {
    const texts = await textsOf(Series, { data, xScaleType });
    expect(texts).not.toContain(message);
    // The axis of y has its zero.
    expect(texts.length).toBeGreaterThan(1);
    expect(await textsOf(Series, { data: [], xScaleType })).toEqual([message]);
  }
}

async function expectBlankFamilies() {
  const { partition, metric, bullet, wordCloud } = otherCharts;
  for (const { type: Family, props } of [partition, metric, bullet, wordCloud]) {
    const { texts } = await renderChart(<Family {...props} data={[]} />, { noResults: 'none' });
    expect(texts).toEqual([]);
    unmountAll();
    expect((await renderChart(<Family {...props} />)).texts).not.toEqual([]);
    unmountAll();
  }
}

describe('docs/missing-values', () => {
  it(
    'When no series has a row, the chart shows "No data to display". It does not when rows have no value: if all are null, axes and an empty plot are drawn. Pass an empty array then.',
    expectNoMessageForNulls,
  );

  it(
    'Pies, metrics and the other families stay blank without rows: render a text in their place.',
    expectBlankFamilies,
  );
});

describe('docs/recipes/states-and-size', () => {
  it('It does not show if all values are null: pass an empty array.', expectNoMessageForNulls);
});

describe('docs/troubleshooting', () => {
  it('Without rows a partition is blank, too.', expectBlankFamilies);

  it('data is empty, or no row has the field that xAccessor names, or in a heatmap yAccessor.', async () => {
    for (const { Series, xScaleType } of kinds)
      expect(await textsOf(Series, { xAccessor: 'other', xScaleType })).toEqual([message]);
    for (const props of [{ data: [] }, { xAccessor: 'other' }, { yAccessor: 'other' }])
      expect(await heatmapTexts(props)).toEqual([message]);
    expect(await heatmapTexts({ valueAccessor: 'other' })).not.toContain(message);
  });

  it('If all are missing and the axes show, yAccessors name a field that no row has, or all values are null. The chart then does not say "No data to display".', async () => {
    for (const { Series, xScaleType } of kinds)
      expect(await textsOf(Series, { yAccessors: ['other'], xScaleType })).not.toContain(message);
    await expectNoMessageForNulls();
  });
});
