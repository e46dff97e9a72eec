import {
  AreaSeries,
  Axis,
  BarSeries,
  Fit,
  Heatmap,
  LineSeries,
  Partition,
  PartitionLayout,
  Position,
  ScaleType,
  Tooltip,
  Wordcloud,
  type BarSeriesProps,
  type HeatmapHighlightedData,
  type OutOfRoomCallback,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from './bars-of';
import { combinations } from './combinations';
import { tooltipAt } from './pointer';
import { first, renderChart, unmountAll, type Series } from './render-chart';

const accessors = { xAccessor: 'x', yAccessors: ['y'] };
const bars = (id: string, y: number | null, props: Partial<BarSeriesProps> = {}) => (
  <BarSeries key={id} id={id} data={[{ x: 'a', y }]} {...accessors} {...props} />
);

async function expectNoEntry() {
  const { container } = await renderChart([bars('a', 3), bars('b', 4, { hideInLegend: true })], {
    showLegend: true,
  });
  const entries = [...container.querySelectorAll('.echLegendItem__label')];
  expect(entries.map(({ textContent }) => textContent)).toEqual(['a']);
}

describe('docs/legend', () => {
  it('hideInLegend leaves one entry out.', expectNoEntry);
});

describe('reference/notes/SeriesSpec', () => {
  it('Leaves the series of this spec out of the legend. They stay in the chart and in the tooltip.', async () => {
    await expectNoEntry();
    const { container, debugState } = await renderChart([
      bars('a', 3),
      bars('b', 4, { hideInLegend: true }),
    ]);
    expect(debugState?.bars?.map(({ name }) => name)).toEqual(['a', 'b']);
    expect((await tooltipAt(container, 300, 280))?.textContent).toMatch(/b\s*4/);
  });
});

const heatmap = (highlightedData?: HeatmapHighlightedData) =>
  renderChart(
    <Heatmap
      id="heatmap"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 99, color: '#12ab56' }] }}
      data={[1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => ({ x, y, value: x * y })))}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
      {...(highlightedData && { highlightedData })}
    />,
  );

async function expectDimmed() {
  const [all, some, other] = [
    await heatmap(),
    await heatmap({ x: [1, 2], y: [1, 2] }),
    await heatmap({ x: [2, 3], y: [1, 2] }),
  ];
  const veils = ({ container }: { container: HTMLElement }) =>
    container.querySelectorAll('.echHighlighter g > rect').length;
  expect([all, some, other].map(veils)).toEqual([0, 1, 1]);
  expect(some.debugState?.heatmap?.selection.data).toEqual({ x: [1, 2], y: [1, 2] });
}

describe('docs/brush-and-zoom', () => {
  it('In a heatmap, highlightedData keeps it.', expectDimmed);
});

describe('docs/heatmaps', () => {
  it('Pass the event back as highlightedData and the rest stays dimmed.', expectDimmed);
});

describe('reference/notes/Partition', () => {
  it('How many lines of text a label may take inside its shape.', async () => {
    const linesWith = async (maxRowCount: number) => {
      const name = 'A label of several words that needs more than one line in its box';
      const { texts } = await renderChart(
        <Partition
          id="p"
          layout={PartitionLayout.treemap}
          data={[
            { name, value: 3 },
            { name: 'B', value: 9 },
          ]}
          valueAccessor={({ value }: { value: number }) => value}
          layers={[{ groupByRollup: (row: { name: string }) => row.name }]}
          maxRowCount={maxRowCount}
        />,
        { theme: { partition: { minFontSize: 20, maxFontSize: 20 } } },
      );
      return texts.join('|');
    };
    expect(await linesWith(12)).toContain('words');
    expect(await linesWith(1)).not.toContain('words');
  });
});

async function expectReport() {
  const words = Array.from({ length: 40 }, (_, index) => ({
    text: `word number ${index}`,
    weight: 1,
    color: '#0077bb',
  }));
  const outOfRoom = vi.fn<OutOfRoomCallback>();
  const { texts } = await renderChart(
    <Wordcloud id="cloud" data={words} maxFontSize={40} outOfRoomCallback={outOfRoom} />,
  );
  const [wordCount, drawnCount = NaN, drawnWords = []] = outOfRoom.mock.calls.at(-1) ?? [];
  expect(wordCount).toBe(40);
  expect(drawnCount).toBeLessThan(40);
  expect(drawnWords).toHaveLength(drawnCount);
  const shown = texts.filter((text) => text.startsWith('word number'));
  expect([...shown].sort()).toEqual([...drawnWords].sort());
}

describe('api/specs/Wordcloud', () => {
  it(
    'outOfRoomCallback is called with how many words there were, how many are drawn, and the texts that are drawn.',
    expectReport,
  );
  it('Words that find no place are left out.', expectReport);
});

describe('docs/word-clouds', () => {
  it(
    'outOfRoomCallback tells you: it gets the number of words, the number that is drawn and the drawn texts.',
    expectReport,
  );
  it('A word without room is left out.', expectReport);
});

describe('reference/notes/Wordcloud', () => {
  it(
    'Words for which no room is left are not drawn: outOfRoomCallback reports them.',
    expectReport,
  );
});

async function expectDefaultScale() {
  const chart = async (props: Partial<BarSeriesProps>) => {
    const { svg } = await renderChart(
      <>
        <Axis id="y" position={Position.Left} hide domain={{ min: 0, max: 100 }} />
        {bars('a', 100)}
        {bars('b', 50, { color: '#123456', ...props })}
      </>,
    );
    return svg;
  };
  const [own, common, same] = [
    await chart({ groupId: 'other' }),
    await chart({ groupId: 'other', useDefaultGroupDomain: true }),
    await chart({}),
  ];
  const height = (svg: string) => Math.round(first(barsOf(svg, '#123456')).height);
  expect([own, common, same].map(height)).toEqual([300, 150, 150]);
}

describe('docs/two-axes', () => {
  it(
    'useDefaultGroupDomain on a series of another group measures it on the default scale.',
    expectDefaultScale,
  );
});

async function expectNoNullRow() {
  const rowsWith = async (showNullValues?: boolean) => {
    const { container } = await renderChart([
      bars('first', 3),
      bars('second', null),
      <Tooltip key="tooltip" {...(showNullValues !== undefined && { showNullValues })} />,
    ]);
    return (await tooltipAt(container, 300, 280))?.textContent ?? '';
  };
  for (const setting of [undefined, false]) {
    const text = await rowsWith(setting);
    expect(text).toContain('first');
    expect(text).not.toContain('second');
  }
  expect(await rowsWith(true)).toContain('second');
}

/** Expects a row of a series whose value is null, not one of a series without a row of data, and a formatter to get null. */
async function expectNullRow() {
  for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal]) {
    const text = async (...rows: object[]) => {
      const lines = [
        { id: 'first', data: [1, 2, 3].map((x) => ({ x, y: x })) },
        { id: 'second', data: [{ x: 1, y: 1 }, ...rows, { x: 3, y: 3 }] },
      ];
      const { container } = await renderChart([
        <Tooltip key="tooltip" showNullValues />,
        <Axis
          key="axis"
          id="axis"
          hide
          tickFormat={(value: number | null) => (value === null ? '-' : String(value))}
        />,
        ...lines.map((line) => (
          <LineSeries
            key={line.id}
            {...line}
            xScaleType={xScaleType}
            xAccessor="x"
            yAccessors={['y']}
          />
        )),
      ]);
      return (await tooltipAt(container, 300, 20))?.textContent;
    };
    expect(await text({ x: 2, y: null })).toBe('2first2second-');
    if (xScaleType === ScaleType.Linear) expect(await text()).toBe('2first2');
  }
}

/** Expects rows of a series at an x that only another one has, except for lines and areas on a continuous scale. */
const expectRowOfOtherX = () => (rowOfOtherX ??= checkRowOfOtherX());
let rowOfOtherX: Promise<void> | undefined;

async function checkRowOfOtherX() {
  const day = 86_400_000;
  for (const { Series, xScaleType, stacked, fit } of combinations({
    Series: [LineSeries, AreaSeries, BarSeries] as Series[],
    xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
    stacked: [false, true],
    fit: [undefined, Fit.Linear],
  })) {
    const { container } = await renderChart([
      <Tooltip key="tooltip" showNullValues />,
      ...Object.entries({ full: [1, 2, 3], gap: [1, 3] }).map(([id, days]) => (
        <Series
          key={id}
          id={id}
          data={days.map((x) => ({ x: x * day, y: 2 }))}
          timeZone="utc"
          xScaleType={xScaleType}
          xAccessor="x"
          yAccessors={['y']}
          {...(stacked && { stackAccessors: ['x'] })}
          {...(fit && { fit })}
        />
      )),
    ]);
    const text = (await tooltipAt(container, 300, 290))?.textContent;
    unmountAll();
    const isBridged =
      Series !== (BarSeries as Series) && xScaleType !== ScaleType.Ordinal && !stacked && !fit;
    const row = isBridged ? [] : ['gap', 'null'];
    expect(text).toBe([2 * day, 'full', 2, ...row].join(''));
  }
}

describe('reference/notes/TooltipSpec', () => {
  it(
    'Bars, stacks, series with a fit, and on an ordinal scale lines and areas too, get it also at an x that only other series have.',
    expectRowOfOtherX,
  );
});

describe('examples/tooltip', () => {
  it(
    'showNullValues keeps the row of a series whose value is null; the formatter of the axis gets it.',
    expectNullRow,
  );
});

describe('examples/tooltip/null-values', () => {
  it(
    'With showNullValues a series whose value is null at the hovered x keeps its row.',
    expectNullRow,
  );
});

describe('docs/missing-values', () => {
  it('Rows of null are left out of the tooltip.', expectNoNullRow);

  it(
    'showNullValues adds them, for bars and stacks also where they have no row at that x: Example.',
    expectRowOfOtherX,
  );
});

describe('docs/tooltips', () => {
  it('Rows of null are left out until you set showNullValues.', expectNoNullRow);
});

describe('api/specs/global/Tooltip', () => {
  it('Values that are null are left out; showNullValues shows them.', expectNoNullRow);
});

describe('reference/notes/TooltipSpec', () => {
  it(
    'With true, series whose y value is null at the hovered x keep their row; otherwise the row is left out.',
    expectNoNullRow,
  );
});
