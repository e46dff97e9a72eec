import type { ReactNode } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  LegendValue,
  LineAnnotation,
  LineSeries,
  Partition,
  Position,
  RectAnnotation,
  Settings,
  type PartialTheme,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { barsOf } from '../bars-of';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { heatmap } from '../every-chart';
import { legendOf, legendSizeOf } from '../legend-of';
import { click, move } from '../pointer';
import { render, renderChart } from '../render-chart';

type Props = Record<string, unknown>;

const rows = [
  { x: 0, y: 4 },
  { x: 1, y: 8 },
  { x: 4, y: 6 },
];
const accessors = {
  data: rows,
  xScaleType: 'linear' as const,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const color = '#123456';
const slices = Array.from({ length: 9 }, (_, index) => ({ index, name: `slice${index}` }));
type Slice = (typeof slices)[number];
const bars = ({ key, ...props }: Props & { key?: string } = {}) => (
  <BarSeries key={key} id="bars" color={color} {...accessors} {...props} />
);
const line = ({ key, ...props }: Props & { key?: string } = {}) => (
  <LineSeries key={key} id="line" {...accessors} {...props} />
);

const widthsOf = async (specs: ReactNode, settings?: SettingsProps) =>
  barsOf((await renderChart(specs, settings)).svg, color).map(({ width }) => width);

const range = (
  <RectAnnotation
    key="range"
    id="range"
    dataValues={[{ coordinates: { x0: 0, x1: 4 }, details: 'range' }]}
  />
);

/** Points at the middle of a bar inside of a rectangle, or above it. Returns the texts of the tooltips, and whether the click was reported. */
async function pointAt(onBar: boolean, Series: typeof BarSeries | typeof LineSeries) {
  for (const element of document.querySelectorAll('.echTooltip')) element.remove();
  const onAnnotationClick = vi.fn();
  const { container } = await renderChart(
    [
      <Axis key="y" id="y" position={Position.Left} hide domain={{ min: 0, max: 16 }} />,
      range,
      <Series key="series" id="series" name="series" {...accessors} />,
    ],
    { onAnnotationClick, pointBuffer: 20 },
  );
  const isBar = Series === BarSeries;
  // The second value is 8 of 16.
  const x = isBar ? 180 : 150;
  const y = onBar ? (isBar ? 200 : 150) : 20;
  await move(container, x, y);
  const texts = [...document.querySelectorAll('.echTooltip')].map((tooltip) => tooltip.textContent);
  await click(container, x, y);
  await move(container, -1, -1);
  return { texts: texts.join(), isReported: onAnnotationClick.mock.calls.length > 0 };
}

async function expectRectangleBesideMarks() {
  for (const Series of [BarSeries, LineSeries]) {
    const beside = await pointAt(false, Series);
    expect(beside.texts).toBe('range');
    const on = await pointAt(true, Series);
    expect(on.texts).toContain('series');
    expect(on.texts).not.toContain('range');
  }
}

describe('examples/partition/sunburst', () => {
  it('Labels that do not fit into an outer sector are linked to it by a line, up to five of them by default.', async () => {
    const { texts } = await renderChart(
      <Partition
        id="sunburst"
        data={slices}
        valueAccessor={() => 1}
        layers={[
          { groupByRollup: ({ index }: Slice) => `inner${index % 3}` },
          { groupByRollup: ({ name }: Slice) => name },
        ]}
      />,
      {
        theme: { partition: { outerSizeRatio: 0.5, linkLabel: { maximumSection: Infinity } } },
      },
    );
    expect(texts.filter((text) => text.startsWith('slice'))).toHaveLength(5);
    expect(texts.filter((text) => text.startsWith('inner'))).toEqual([]);
  });
});

/** Expects that series, their colors and the legend follow ids that are whole numbers. */
async function expectNumbersFirst() {
  const orderOf = async (...ids: string[]) => {
    const { debugState } = await renderChart(
      ids.map((id) => bars({ key: id, id, color: undefined, stackAccessors: ['x'] })),
      { showLegend: true },
    );
    const order = debugState!.bars!.map(({ name }) => name);
    expect(debugState!.legend!.items.map(({ name }) => name)).toEqual(order);
    return order;
  };
  expect(await orderOf('b', 'a')).toEqual(['b', 'a']);
  expect(await orderOf('year-2024', 'year-2023')).toEqual(['year-2024', 'year-2023']);
  expect(await orderOf('x', '2024', '2023')).toEqual(['2023', '2024', 'x']);
  const { texts } = await renderChart([
    <Axis key="axis" id="axis" position={Position.Bottom} />,
    <Heatmap
      key="heatmap"
      id="1"
      colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
      data={[{ x: 'a', y: 'b', value: 3 }]}
      xAccessor="x"
      yAccessor="y"
      valueAccessor="value"
    />,
  ]);
  expect(texts).toContain('a');
}

describe('docs/how-a-chart-works', () => {
  it(
    'Specs whose id is a whole number, such as 2024, count as declared before all others, in the order of the numbers.',
    expectNumbersFirst,
  );
});

describe('docs/troubleshooting', () => {
  it('The reader has hidden every series in the legend, or the name of every series is empty.', async () => {
    const texts = async (...names: (string | (() => string))[]) =>
      (
        await renderChart(
          names.map((name, index) => line({ key: `${index}`, id: `${index}`, name })),
        )
      ).texts.join();
    const nothing = 'No data to display';
    expect(await texts('')).toBe(nothing);
    expect(await texts(() => '', '')).toBe(nothing);
    expect(await texts('', 'a name')).not.toContain(nothing);
  });

  it('xDomain omits data outside of it: a bar whose start is before min or beyond max is missing as a whole.', async () => {
    for (const { xScaleType, enableHistogramMode } of combinations({
      xScaleType: ['linear', 'time'],
      enableHistogramMode: [false, true],
    })) {
      const spec = bars({ xScaleType, enableHistogramMode });
      expect(await widthsOf(spec)).toHaveLength(3);
      expect(await widthsOf(spec, { xDomain: { min: 0.5, max: 4 } })).toHaveLength(2);
      expect(await widthsOf(spec, { xDomain: { min: 0, max: 3.5 } })).toHaveLength(2);
    }
  });

  it('On a time or linear scale the library derives the width of the bars from the smallest distance between two x values of the chart, those of lines too.', async () => {
    for (const xScaleType of ['linear', 'time']) {
      const [alone] = await widthsOf(bars({ xScaleType }));
      const data = [...rows, { x: 1.1, y: 3 }];
      const [beside] = await widthsOf([
        bars({ key: 'bars', xScaleType }),
        line({ key: 'line', xScaleType, data }),
      ]);
      expect(beside).toBeLessThan(alone! / 5);
    }
  });

  it('Stacked bars and areas keep the zero, except on a log scale.', async () => {
    for (const { Series, stacked, yScaleType } of combinations({
      Series: [BarSeries, AreaSeries, LineSeries],
      stacked: [false, true],
      yScaleType: ['linear', 'log'] as const,
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="y" position={Position.Left} domain={{ min: NaN, max: NaN, fit: true }} />
          <Series
            id="series"
            {...accessors}
            yScaleType={yScaleType}
            stackAccessors={stacked ? ['x'] : undefined}
          />
        </>,
      );
      const keepsZero = stacked && Series !== LineSeries && yScaleType === 'linear';
      expect(debugState?.axes?.y[0]?.values[0]).toBe(keepsZero ? 0 : 4);
    }
  });

  /** Returns the number of parts of a line without a row where another series has one. */
  const partsOf = async (props: Props, isFirst = false) => {
    // A log scale has no place for 0.
    const data = rows.map(({ x, y }) => ({ x: x + 1, y }));
    const own = line({ key: 'own', id: 'own', data: [data[0], data[2]], ...props });
    const other = line({ key: 'other', data, xScaleType: props.xScaleType });
    const { debugState } = await renderChart(isFirst ? [own, other] : [other, own]);
    const path = debugState?.lines?.find(({ name }) => name === 'own')?.path ?? '';
    return path.split('M').length - 1;
  };

  it('On a linear or time scale it has fit={Fit.None}, or is stacked.', async () => {
    for (const xScaleType of ['linear', 'time']) {
      expect(await partsOf({ xScaleType })).toBe(1);
      expect(await partsOf({ xScaleType, fit: 'none' })).toBe(2);
      /** Whether the line is drawn between 1 and 4, where only the other series has a value. */
      const isDrawn = async (props: Props) => {
        const rendered = await renderChart([
          line({ key: 'other', xScaleType }),
          line({ key: 'own', id: 'own', data: [rows[0], rows[2]], xScaleType, color, ...props }),
        ]);
        const [middle] = await drawnAt(rendered, color, [300]);
        return middle!.length > 0;
      };
      expect(await isDrawn({})).toBe(true);
      expect(await isDrawn({ stackAccessors: ['x'] })).toBe(false);
    }
  });

  it('On a log or square root x scale a line without fit breaks there, too, and on an ordinal one if the other series is declared first. Set another fit to bridge these places.', async () => {
    for (const xScaleType of ['log', 'sqrt']) {
      expect(await partsOf({ xScaleType })).toBe(2);
      expect(await partsOf({ xScaleType }, true)).toBe(2);
      expect(await partsOf({ xScaleType, fit: 'linear' })).toBe(1);
    }
    expect(await partsOf({ xScaleType: 'ordinal' })).toBe(2);
    expect(await partsOf({ xScaleType: 'ordinal' }, true)).toBe(1);
    expect(await partsOf({ xScaleType: 'ordinal', fit: 'linear' })).toBe(1);
  });

  it('Its value lies outside of the domain of the axis, dataValue is a Date, or the annotation marks a y value and no series has its groupId.', async () => {
    const isShown = async (props: object) => {
      const mark = (
        <LineAnnotation
          key="mark"
          id="mark"
          domainType="xDomain"
          dataValues={[{ dataValue: 3 }]}
          marker="mark"
          {...props}
        />
      );
      return (await renderChart([line({ key: 'line' }), mark])).texts.includes('mark');
    };
    for (const domainType of ['xDomain', 'yDomain']) {
      expect(await isShown({ domainType })).toBe(true);
      expect(await isShown({ domainType, dataValues: [{ dataValue: 20 }] })).toBe(false);
      expect(await isShown({ domainType, dataValues: [{ dataValue: new Date(3) }] })).toBe(false);
      expect(await isShown({ domainType, groupId: 'other' })).toBe(domainType === 'xDomain');
    }
  });

  it('The name is too long: it has one line, and a legend at a side is 200 pixels wide at most.', async () => {
    const name = 'A name that needs more than two hundred pixels';
    const shown = { showLegend: true, legendPosition: Position.Right };
    const legend = async (settings: SettingsProps) =>
      renderChart([line({ key: 'a', name }), line({ key: 'b', id: 'b' })], {
        ...shown,
        ...settings,
      });
    const usual = await legend({});
    expect(legendSizeOf(usual).width).toBe(200);
    const label = legendOf(usual).querySelector('.echLegendItem__label')!;
    expect(label.className).toContain('--singleline');
    expect(legendSizeOf(await legend({ legendSize: 300 })).width).toBe(300);
    const wrapped = await legend({ theme: { legend: { labelOptions: { maxLines: 2 } } } });
    expect(legendOf(wrapped).querySelector('.echLegendItem__label')!.className).toContain(
      '--multiline',
    );
  });

  it('Linear axes show fewer ticks instead: ticks is only a hint. With xNice or yNice they leave out ticks whose labels would overlap.', async () => {
    const axisOf = async (yScaleType: string, yNice: boolean) => {
      const { debugState } = await render(
        <Chart size={[120, 80]}>
          <Settings debugState />
          <Axis id="y" position={Position.Left} ticks={30} gridLine={{ visible: true }} />
          {line({ yScaleType, yNice, data: [3, 50, 97].map((y, x) => ({ x, y })) })}
        </Chart>,
      );
      const { gridlines, labels, values } = debugState!.axes!.y[0]!;
      return {
        ticks: gridlines.length,
        labels: labels.filter((label) => label !== '').length,
        distances: new Set(values.slice(1).map((value, index) => value - values[index]!)).size,
      };
    };
    const even = await axisOf('linear', false);
    expect(even.ticks).toBe(even.labels);
    expect(even.ticks).toBeLessThan(20);
    expect(even.distances).toBe(1);
    expect((await axisOf('linear', true)).distances).toBeGreaterThan(1);
  });

  it('Where labels would overlap, a log axis keeps the mark and leaves out the label, also of a power of ten. A smaller ticks shows powers of ten only: from 1 to 1,000, ticks={3} gives 1, 10, 100 and 1,000. With xNice or yNice the marks are left out too.', async () => {
    for (const rotation of [0, 90] as const)
      for (const yNice of [false, true]) {
        const axisOf = async (ticks?: number) => {
          const position = rotation === 0 ? Position.Left : Position.Bottom;
          const { debugState } = await renderChart(
            <>
              <Axis id="y" position={position} ticks={ticks} gridLine={{ visible: true }} />
              {line({ yScaleType: 'log', yNice, data: [1, 1000].map((y, x) => ({ x, y })) })}
            </>,
            { rotation },
          );
          return debugState!.axes!.y[0]!;
        };
        const { labels, gridlines } = await axisOf();
        if (yNice) expect(gridlines).toHaveLength(labels.length);
        else expect(gridlines.length).toBeGreaterThan(labels.length + 5);
        // Beside a plot there is room for these powers of ten, below it there is not.
        expect(labels.includes('100')).toBe(rotation === 0);
        expect([...(await axisOf(3)).labels].sort()).toEqual(['1', '10', '100', '1000']);
      }
  });

  it('LastValue and CurrentAndLastValue are empty for a series without a row at the last x of the chart: use LastNonNullValue.', async () => {
    const shown = async (value: LegendValue) => {
      const { texts } = await renderChart(
        [line({ key: 'a', id: 'a' }), line({ key: 'b', id: 'b', data: rows.slice(0, 2) })],
        { showLegend: true, legendValues: [value] },
      );
      return texts.slice(texts.indexOf('a'));
    };
    expect(await shown(LegendValue.LastValue)).toEqual(['a', '6', 'b']);
    expect(await shown(LegendValue.CurrentAndLastValue)).toEqual(['a', '6', 'b']);
    expect(await shown(LegendValue.LastNonNullValue)).toEqual(['a', '6', 'b', '8']);
  });

  it('Pies link up to five of the others to their slices: raise partition.linkLabel.maxCount.', async () => {
    const labels = async (theme: PartialTheme) => {
      const { texts } = await renderChart(
        <Partition
          id="pie"
          data={slices}
          valueAccessor={() => 1}
          layers={[{ groupByRollup: ({ name }: Slice) => name }]}
        />,
        { theme },
      );
      return texts.filter((text) => text.startsWith('slice')).length;
    };
    const maximumSection = Infinity;
    const pie = (maxCount?: number) =>
      labels({ partition: { outerSizeRatio: 0.5, linkLabel: { maximumSection, maxCount } } });
    expect(await pie()).toBe(5);
    expect(await pie(9)).toBe(9);
  });

  it('A value that is no number has no cell, also the text "7".', async () => {
    const cells = async (data: object[]) => {
      const { debugState } = await renderChart({
        ...heatmap,
        props: { ...(heatmap.props as object), data },
      });
      return debugState?.heatmap?.cells.length;
    };
    const cell = { x: 'a', y: 'b', value: 3 };
    expect(await cells([cell, { ...cell, x: 'c', value: 7 }])).toBe(2);
    expect(await cells([cell, { ...cell, x: 'c', value: '7' }])).toBe(1);
  });

  it(
    'Its tooltip replaces that of the series, in a rectangle only beside bars and points.',
    expectRectangleBesideMarks,
  );

  it('It is not called where a bar or point is under the pointer.', async () => {
    for (const Series of [BarSeries, LineSeries]) {
      expect((await pointAt(false, Series)).isReported).toBe(true);
      expect((await pointAt(true, Series)).isReported).toBe(false);
    }
  });

  it(
    'Series whose id is a whole number, such as 2024, count as declared before all others, in the order of the numbers.',
    expectNumbersFirst,
  );
});

describe('docs/sorting', () => {
  it(
    'Series whose id is a whole number, such as 2024, come before all others, in the order of the numbers. Write year-2024 to keep the order of the specs.',
    expectNumbersFirst,
  );
});
