import {
  AreaSeries,
  Axis,
  BarSeries,
  HistogramBarSeries,
  LineSeries,
  Position,
  ScaleType,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { consoleOf } from './console-of';
import { tooltipAt } from './pointer';
import { renderChart, unmountAll, type Rendered, type Series } from './render-chart';

const rows = ['a', 'b'].flatMap((part) =>
  [
    [10, 1],
    [10, 5],
    [20, 2],
  ].map(([x, y]) => ({ part, x, y })),
);
const scales = [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const;

interface Options {
  Series: Series;
  scale: (typeof scales)[number];
  stacked: boolean;
  split: boolean;
}

/** Renders a series that has two rows with the x 10, or two such series. */
const chart = ({ Series, scale, stacked, split }: Options) =>
  renderChart(
    <>
      <Axis id="x" position={Position.Bottom} hide />
      <Axis id="y" position={Position.Left} hide />
      <Series
        id="s"
        data={split ? rows : rows.slice(0, 3)}
        timeZone="utc"
        xScaleType={scale}
        xAccessor="x"
        yAccessors={['y']}
        {...(split && { splitSeriesAccessors: ['part'] })}
        {...(stacked && { stackAccessors: ['x'] })}
      />
    </>,
  );

/** Returns the y values that are drawn, by series. */
function drawn({ debugState }: Rendered): number[][] {
  const { bars = [], lines = [], areas = [] } = debugState ?? {};
  const ofBars = bars.map(({ bars: drawnBars }) => drawnBars.map(({ y }) => y));
  const ofPoints = [...lines, ...areas.map(({ lines: { y1 } }) => y1)].map(({ points }) =>
    points.map(({ y }) => y),
  );
  return [...ofBars, ...ofPoints].map((values) => values.sort((a, b) => a - b));
}

const kinds: Series[] = [BarSeries, HistogramBarSeries, LineSeries, AreaSeries];
const all = combinations({
  Series: kinds,
  scale: scales,
  split: [false, true],
});

const series = <T,>(split: boolean, values: T) => (split ? [values, values] : [values]);

async function expectFirst() {
  for (const options of all) {
    expect(drawn(await chart({ ...options, stacked: true }))).toEqual(
      series(options.split, [1, 2]),
    );
    unmountAll();
  }
  const messages = await consoleOf(() =>
    chart({ Series: BarSeries, scale: ScaleType.Linear, split: true, stacked: true }),
  );
  expect(messages).toEqual([]);
  for (const { Series, split } of combinations({
    Series: [BarSeries, AreaSeries],
    split: [false, true],
  })) {
    const options = { scale: ScaleType.Linear, split, stacked: true } as const;
    const { container } = await chart({ ...options, Series });
    const tooltip = await tooltipAt(container, 5, 295);
    const values = [...(tooltip?.querySelectorAll('tr, .echTooltip__tableRow') ?? [])];
    expect(values.map(({ textContent }) => textContent?.slice(-1))).toEqual(series(split, '1'));
    unmountAll();
  }
}

async function expectBoth() {
  for (const options of all) {
    expect(drawn(await chart({ ...options, stacked: false }))).toEqual(
      series(options.split, [1, 2, 5]),
    );
    unmountAll();
  }
}

describe('docs/large-data', () => {
  it('With stackAccessors only the first is drawn, without a message.', expectFirst);
  it(
    'It does not count or sum: rows of a series with the same x are drawn over each other.',
    expectBoth,
  );
});

describe.each(['docs/bars', 'docs/data', 'docs/scales', 'docs/lines'])('%s', () => {
  it('With stackAccessors only the first is drawn, without a message.', async () => {
    const options = { scale: ScaleType.Ordinal, split: false, stacked: true } as const;
    expect(drawn(await chart({ ...options, Series: BarSeries }))).toEqual([[1, 2]]);
  });
});

describe('docs/data', () => {
  it(
    'Two rows of a series with the same x are both drawn, over each other. The chart does not add them up.',
    expectBoth,
  );
});

describe('reference/notes/SeriesAccessors', () => {
  it('Of several rows of a stacked series with the same x only the first is drawn.', async () => {
    const options = { scale: ScaleType.Linear, split: true, stacked: true } as const;
    expect(drawn(await chart({ ...options, Series: LineSeries }))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('docs/troubleshooting', () => {
  it('In a stack so are further rows of a series with the same x.', expectFirst);
});
