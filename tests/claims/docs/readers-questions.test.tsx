import type { ComponentType } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  HistogramBarSeries,
  LegendValue,
  LineSeries,
  Partition,
  PointShape,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  timeFormatter,
  type CustomTooltip,
  type HeatmapBandsColorScale,
  type PartialTheme,
  type PartitionLayer,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { codeOn } from '../code-on';
import { combinations } from '../combinations';
import { legendItemsOf, legendSizeOf } from '../legend-of';
import { move, surfaceOf, tooltipAt } from '../pointer';
import { render, renderChart } from '../render-chart';

const rows = [1, 2, 3, 4, 5].map((x) => ({ x, a: 1, b: 2 }));
const noMargins: PartialTheme = {
  chartMargins: { left: 0, right: 0, top: 0, bottom: 0 },
  chartPaddings: { left: 0, right: 0, top: 0, bottom: 0 },
};
const lines = (props: object = {}) => (
  <LineSeries
    id="id"
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['a', 'b']}
    {...props}
  />
);
const tooltipRows = async (container: HTMLElement, x: number, y: number) =>
  [...((await tooltipAt(container, x, y))?.querySelectorAll('.echTooltip__label') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('docs/intro', () => {
  it('With several yAccessors the legend shows the fields, and the tooltip repeats the name or id: pass a function as name.', async () => {
    for (const [props, legend, tooltip] of [
      [{}, ['a', 'b'], ['id', 'id']],
      [{ name: 'Name' }, ['a', 'b'], ['Name', 'Name']],
      [
        { name: ({ yAccessor }: { yAccessor: string }) => `${yAccessor}!` },
        ['a!', 'b!'],
        ['a!', 'b!'],
      ],
    ] as const) {
      const rendered = await renderChart(lines(props), { showLegend: true });
      expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(legend);
      expect(await tooltipRows(rendered.container, 20, 150)).toEqual(tooltip);
    }
  });
});

describe('docs/tooltips', () => {
  it('In the theme, crosshair.line sets stroke, strokeWidth and dash of the upright line. On an ordinal scale, or with bars, the cursor is a band: crosshair.band.fill. The second line is crosshair.crossLine.', async () => {
    const theme: PartialTheme = {
      crosshair: {
        line: { stroke: '#112233', strokeWidth: 3, dash: [1, 2] },
        crossLine: { stroke: '#445566' },
        band: { fill: '#778899' },
      },
    };
    for (const { Series, xScaleType } of combinations({
      Series: [LineSeries, BarSeries] as unknown as (typeof LineSeries)[],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
    })) {
      const { container } = await renderChart(
        <>
          <Tooltip type={TooltipType.Crosshairs} />
          <Series id="id" data={rows} xScaleType={xScaleType} xAccessor="x" yAccessors={['a']} />
        </>,
        { theme },
      );
      await move(container, 200, 100);
      const cursor = container.querySelector('.echCrosshair__cursor > *')!;
      const attributes = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill'].map((name) =>
        cursor.getAttribute(name),
      );
      expect(attributes).toEqual(
        Series === LineSeries && xScaleType !== ScaleType.Ordinal
          ? ['#112233', '3', '1 2', null]
          : [null, null, null, '#778899'],
      );
      const second = container.querySelector('.echCrosshair__crossLine > *')!;
      expect(second.getAttribute('stroke')).toBe('#445566');
    }
  });

  it('TooltipType.Follow lists only the points under the pointer. Between the points of a line there is no tooltip. pointBuffer of Settings is the distance in pixels that still counts; all points within it are listed:', async () => {
    for (const xScaleType of [ScaleType.Linear, ScaleType.Ordinal]) {
      const shown = async (pointBuffer: number, x: number, y: number) => {
        const { container } = await renderChart(
          <>
            <Tooltip type={TooltipType.Follow} />
            {lines({ xScaleType, name: ({ yAccessor }: { yAccessor: string }) => yAccessor })}
          </>,
          { theme: noMargins, pointBuffer },
        );
        return tooltipRows(container, x, y);
      };
      expect(await shown(12, 300, 150)).toEqual(['a']);
      expect(await shown(12, 300, 0)).toEqual(['b']);
      expect(await shown(12, 305, 150)).toEqual(['a']);
      expect(await shown(0, 308, 150)).toEqual([]);
      expect(await shown(12, 355, 150)).toEqual([]);
      expect(await shown(200, 300, 150)).toEqual(['a', 'b']);
    }
    const { LoadOfOne } = codeOn<Record<'LoadOfOne', ComponentType>>('docs/tooltips', 'LoadOfOne');
    const { container } = await render(<LoadOfOne />);
    expect(await tooltipRows(container, 300, 10)).toEqual([]);
  });

  it('A customTooltip gets all values at that x, also with this type: keep those whose isHighlighted is true.', async () => {
    let highlighted: boolean[] = [];
    const Custom: CustomTooltip = ({ values }) => {
      highlighted = values.map(({ isHighlighted }) => isHighlighted);
      return null;
    };
    for (const type of [TooltipType.Follow, TooltipType.VerticalCursor]) {
      highlighted = [];
      const { container } = await renderChart(
        <>
          <Tooltip type={type} customTooltip={Custom} />
          {lines()}
        </>,
        { theme: noMargins },
      );
      await move(container, 300, 150);
      expect(highlighted).toEqual([true, false]);
    }
  });
});

describe('docs/troubleshooting', () => {
  const series = (count: number) => (
    <LineSeries
      id="id"
      data={Array.from({ length: count }, (_, index) => ({ x: 1, y: index, name: `s${index}` }))}
      xScaleType={ScaleType.Linear}
      xAccessor="x"
      yAccessors={['y']}
      splitSeriesAccessors={['name']}
    />
  );
  const bottom = async (count: number, settings: SettingsProps = {}) =>
    legendSizeOf(
      await renderChart(series(count), {
        showLegend: true,
        legendPosition: Position.Bottom,
        ...settings,
      }),
    ).height;

  it('At the bottom a list has room for two rows and a half at most; the rest scrolls.', async () => {
    const [row, most] = [(await bottom(2)) - 16, await bottom(12)];
    expect(most - 24).toBeCloseTo(2.5 * row, 0);
    expect(await bottom(100)).toBe(most);
  });

  it('legendLayout="list" puts short names closer together. legendSize sets the height in pixels, up to 70% of the chart.', async () => {
    expect(await bottom(12, { legendLayout: 'list' })).toBeLessThan(await bottom(12));
    expect(await bottom(40, { legendSize: 150 })).toBe(150);
    expect(await bottom(40, { legendSize: 1000 })).toBe(0.7 * 300);
  });

  it('It is the lowest part of the size of the chart.', async () => {
    const rendered = await renderChart(series(2), {
      showLegend: true,
      legendPosition: Position.Bottom,
    });
    const canvas = rendered.container.querySelector('canvas')!;
    expect(parseFloat(canvas.style.height) + legendSizeOf(rendered).height).toBe(300);
  });
});

describe('docs/heatmaps', () => {
  it('The legend has one entry for each band, also for a band without cells. An entry is missing if the start of its band is not below its end: the band is dropped. An entry with an empty label has no text.', async () => {
    const labels = async (bands: HeatmapBandsColorScale['bands']) =>
      legendItemsOf(
        await renderChart(
          <Heatmap
            id="cells"
            data={[{ x: 'a', y: 'm', value: 1 }]}
            xAccessor="x"
            yAccessor="y"
            valueAccessor="value"
            xScale={{ type: ScaleType.Ordinal }}
            colorScale={{ type: 'bands', bands }}
          />,
          { showLegend: true },
        ),
      ).map(({ label }) => label);
    const color = '#aaeecc';
    expect(
      await labels([
        { start: 0, end: 5, color },
        { start: 5, end: 10, color, label: '' },
        { start: 10, end: 10, color },
        { start: 12, end: 11, color },
        { start: 20, end: 30, color },
      ]),
    ).toEqual(['0 - 5', '', '20 - 30']);
  });
});

describe('docs/time-axis', () => {
  it('The axis then has at most one tick a month, if its range contains two first days of a month.', async () => {
    const start = Date.UTC(2025, 1, 10);
    const ticks = async (days: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={0}
            tickFormat={timeFormatter('MMM YY')}
          />
          <LineSeries
            id="days"
            data={[0, days].map((day) => ({ x: start + day * 86_400_000, y: day }))}
            xScaleType={ScaleType.Time}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
      );
      return debugState!.axes!.x[0]!.labels;
    };
    // 10 February to 4 April has two first days of a month, to 22 March has one.
    for (const days of [53, 60, 90, 150, 364, 700, 1500]) {
      const labels = await ticks(days);
      expect(labels.length).toBeGreaterThan(1);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(await ticks(150)).toEqual(['Mar 25', 'Apr 25', 'May 25', 'Jun 25', 'Jul 25']);
    const repeated = await ticks(40);
    expect(new Set(repeated).size).toBeLessThan(repeated.length);
  });
});

describe('docs/pie-and-donut', () => {
  it('For gaps between the slices, raise partition.sectorLineWidth, the width of the line around each, and give sectorLineStroke the color of the background.', async () => {
    const outlines = async (partition: PartialTheme['partition']) => {
      const { svg } = await render(
        <Chart size={{ height: 300 }}>
          <Settings theme={{ partition }} />
          <Partition
            id="parts"
            data={[{ size: 2 }, { size: 3 }]}
            valueAccessor={({ size }) => size}
            layers={[{ groupByRollup: ({ size }: { size: number }) => size }]}
          />
        </Chart>,
      );
      return [...svg.matchAll(/stroke="(#123456)" stroke-width="(\d+)"/g)].map(
        ([, , width]) => width,
      );
    };
    const sectorLineStroke = '#123456';
    expect(await outlines({ sectorLineStroke, sectorLineWidth: 8 })).toEqual(['8', '8']);
    expect(await outlines({ sectorLineWidth: 8 })).toEqual([]);
  });

  interface Part {
    id: number | null | undefined;
    region: string;
    name: string;
  }
  const labels = async (data: Part[], layers: PartitionLayer[]) =>
    legendItemsOf(
      await render(
        <Chart size={{ height: 300 }}>
          <Settings showLegend />
          <Partition id="parts" data={data} valueAccessor={() => 1} layers={layers} />
        </Chart>,
      ),
    ).map(({ label }) => label);

  it('Equal names in the legend: rows with the same key are one slice. Two keys with the same nodeLabel are two slices and two entries, and so are equal names below different parents.', async () => {
    const data = [
      { id: 1, region: 'EU', name: 'Other' },
      { id: 2, region: 'US', name: 'Other' },
    ];
    const byName = { groupByRollup: ({ name }: Part) => name };
    expect(await labels(data, [byName])).toEqual(['Other']);
    expect(
      await labels(data, [{ groupByRollup: ({ id }: Part) => id, nodeLabel: () => 'Other' }]),
    ).toEqual(['Other', 'Other']);
    const nested = await labels(data, [{ groupByRollup: ({ region }: Part) => region }, byName]);
    expect(nested.filter((label) => label === 'Other')).toHaveLength(2);
  });

  it("A slice is missing in the legend if its key is null or undefined: return a text such as 'Unknown' from groupByRollup.", async () => {
    for (const id of [null, undefined]) {
      const data = [
        { id, region: '', name: '' },
        { id: 7, region: '', name: '' },
      ];
      expect(await labels(data, [{ groupByRollup: (part: Part) => part.id }])).toEqual(['7']);
      expect(
        (await labels(data, [{ groupByRollup: (part: Part) => part.id ?? 'Unknown' }])).sort(),
      ).toEqual(['7', 'Unknown']);
    }
  });
});

describe('docs/clicks-and-hover', () => {
  it('Over cells of a heatmap it is a pointer without a listener, too. The cursor is an inline style, so CSS needs !important:', async () => {
    const cursorOver = async (chart: React.ReactElement) => {
      const { container } = await renderChart(chart);
      await move(container, 300, 120);
      return (surfaceOf(container) as HTMLElement).style.cursor;
    };
    expect(
      await cursorOver(
        <Heatmap
          id="cells"
          data={[{ x: 'a', y: 'm', value: 1 }]}
          xAccessor="x"
          yAccessor="y"
          valueAccessor="value"
          xScale={{ type: ScaleType.Ordinal }}
          colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#aaeecc' }] }}
        />,
      ),
    ).toBe('pointer');
    const bars = <BarSeries id="bars" data={rows} xAccessor="x" yAccessors={['b']} />;
    expect(await cursorOver(bars)).not.toBe('pointer');
  });

  it('Set the class with className of the Chart.', async () => {
    const { container } = await render(
      <Chart size={{ height: 100 }} className="not-clickable">
        {lines()}
      </Chart>,
    );
    expect(container.querySelector('.not-clickable .echChartPointerContainer')).not.toBeNull();
  });
});

describe('docs/histograms', () => {
  it('Alone it does not narrow a single bar, which fills the plot: give it with a min and a max that differ.', async () => {
    for (const { Series, xScaleType } of combinations({
      Series: [HistogramBarSeries, BarSeries],
      xScaleType: [ScaleType.Linear, ScaleType.Time],
    })) {
      const widthOf = async (xDomain?: SettingsProps['xDomain']) => {
        const { svg } = await renderChart(
          <Series
            id="bars"
            data={[{ x: 20, y: 1 }]}
            xScaleType={xScaleType}
            timeZone="utc"
            xAccessor="x"
            yAccessors={['y']}
            color="#123456"
            {...(Series === BarSeries ? { enableHistogramMode: true } : {})}
          />,
          { xDomain },
        );
        return barsOf(svg, '#123456')[0]!.width;
      };
      const full = await widthOf();
      expect(full).toBeGreaterThan(500);
      const minInterval = 10;
      expect(await widthOf({ minInterval } as SettingsProps['xDomain'])).toBe(full);
      expect(await widthOf({ min: 20, max: 20, minInterval })).toBe(full);
      expect(await widthOf({ min: 0, max: 40, minInterval })).toBeLessThan(full / 4);
    }
  });
});

describe('docs/lines', () => {
  it("lineSeriesStyle={{ point: { visible: 'never' } }} hides the points. The points at the x value under the pointer are drawn all the same, unless the tooltip has the type TooltipType.None.", async () => {
    for (const { xScaleType, type } of combinations({
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal],
      type: [TooltipType.VerticalCursor, TooltipType.Crosshairs, TooltipType.None],
    })) {
      const chart = (visible: 'never' | 'always') => (
        <>
          <Tooltip type={type} />
          {lines({ xScaleType, lineSeriesStyle: { point: { visible } } })}
        </>
      );
      const { svg, container } = await renderChart(chart('never'));
      expect((await renderChart(chart('always'))).svg.length).toBeGreaterThan(svg.length);
      await move(container, 300, 100);
      expect(container.querySelectorAll('.echHighlighter path')).toHaveLength(
        type === TooltipType.None ? 0 : 2,
      );
    }
  });
});

describe('docs/bars', () => {
  it('Two series stand side by side or in a stack. Two rows of one series with the same x overlap, the later one in front. Give it another width and color with styleAccessor:', async () => {
    for (const { groupId, useDefaultGroupDomain, xScaleType } of combinations({
      groupId: [undefined, 'other'],
      useDefaultGroupDomain: [false, true],
      xScaleType: [ScaleType.Linear, ScaleType.Ordinal, ScaleType.Time],
    })) {
      const { svg } = await renderChart(
        ['a', 'b'].map((field) => (
          <BarSeries
            key={field}
            id={field}
            data={rows}
            xScaleType={xScaleType}
            timeZone="utc"
            xAccessor="x"
            yAccessors={[field]}
            color={field === 'a' ? '#123456' : '#654321'}
            {...(field === 'b' ? { groupId, useDefaultGroupDomain } : {})}
          />
        )),
      );
      const [first, second] = [barsOf(svg, '#123456'), barsOf(svg, '#654321')];
      expect([first.length, second.length]).toEqual([5, 5]);
      for (const [index, { x, width }] of first.entries())
        expect(second[index]!.x).toBeGreaterThanOrEqual(x + width - 0.01);
    }
    const { PlanAndActual } = codeOn<Record<'PlanAndActual', ComponentType>>(
      'docs/bars',
      'PlanAndActual',
    );
    const { svg } = await render(<PlanAndActual />);
    const [plan, actual] = [barsOf(svg, '#C5D7E3'), barsOf(svg, '#07B')];
    expect([plan.length, actual.length]).toEqual([2, 2]);
    for (const [index, { x, width }] of actual.entries()) {
      expect(width).toBeCloseTo(plan[index]!.width / 2);
      expect(x + width / 2).toBeCloseTo(plan[index]!.x + plan[index]!.width / 2);
    }
    expect(svg.indexOf('#07B')).toBeGreaterThan(svg.indexOf('#C5D7E3'));
  });

  it('Legend and tooltip know one series: both rows of the tooltip have its name.', async () => {
    const { PlanAndActual } = codeOn<Record<'PlanAndActual', ComponentType>>(
      'docs/bars',
      'PlanAndActual',
    );
    const { container } = await render(<PlanAndActual />);
    expect(await tooltipRows(container, 150, 150)).toEqual(['Hours', 'Hours']);
  });
});

describe('docs/legend', () => {
  it('legendTitle heads the names in a table; a list shows no title.', async () => {
    const texts = async (settings: SettingsProps) =>
      (await renderChart(lines(), { showLegend: true, legendTitle: 'Fields', ...settings })).texts;
    expect(await texts({ legendValues: [LegendValue.Average] })).toContain('Fields');
    expect(await texts({})).not.toContain('Fields');
    for (const legendValues of [[], [LegendValue.Average]])
      expect(
        await texts({ legendPosition: Position.Bottom, legendLayout: 'list', legendValues }),
      ).not.toContain('Fields');
  });
});

describe('docs/style-data-points', () => {
  it('Shapes are those of PointShape.', async () => {
    const drawing = async (shape: PointShape) =>
      (await renderChart(lines({ lineSeriesStyle: { point: { visible: 'always', shape } } }))).svg;
    const shapes = Object.values(PointShape);
    expect(new Set(await Promise.all(shapes.map(drawing))).size).toBe(shapes.length);
  });
});

describe('docs/annotations', () => {
  it('Unlike an annotation, it takes part in the domain of the axes.', async () => {
    const { HoursAndTarget } = codeOn<
      Record<'HoursAndTarget', ComponentType<{ rows: { week: number; hours: number }[] }>>
    >('docs/annotations', 'HoursAndTarget');
    const topOf = async (hours: number) =>
      (await render(<HoursAndTarget rows={[1, 4].map((week) => ({ week, hours }))} />)).svg.match(
        /stroke="#D6304A"[^>]* d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/,
      );
    const below = await topOf(10);
    const above = await topOf(60);
    // The target is the highest value, then half of it; it covers the middle of the axis.
    expect(Number(below![2])).toBeLessThan(10);
    expect(Number(above![2])).toBeGreaterThan(100);
    expect(Number(above![1])).toBeGreaterThan(100);
    expect(Number(above![3])).toBeLessThan(500);
  });
});
