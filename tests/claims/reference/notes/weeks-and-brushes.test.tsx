import {
  Axis,
  BarSeries,
  Chart,
  Heatmap,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type BarSeriesStyle,
  type CustomTooltip,
  type HeatmapProps,
  type PointerValue,
  type RecursivePartial,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../../combinations';
import { drawingOf } from '../../drawing-of';
import { otherCharts } from '../../every-chart';
import { drag, move } from '../../pointer';
import { axisOf, render, renderChart, unmountAll, type Series } from '../../render-chart';

const day = 86_400_000;
const monday = Date.UTC(2025, 1, 10);

describe('reference/notes/SettingsSpec', () => {
  it('The first day of the week, from 1 (Monday) to 7 (Sunday).', async () => {
    for (const { dow, Series, hours } of combinations({
      dow: [undefined, 1, 2, 3, 4, 5, 6, 7],
      Series: [LineSeries, BarSeries] as Series[],
      hours: [0, 9],
    })) {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Series
            id="days"
            data={Array.from({ length: 40 }, (_, index) => ({
              x: monday + index * day - hours * 3_600_000,
              y: 1,
            }))}
            xScaleType={ScaleType.Time}
            timeZone={hours > 0 ? 'Asia/Tokyo' : 'utc'}
            xAccessor="x"
            yAccessors={['y']}
          />
        </>,
        dow && { dow },
      );
      unmountAll();
      const days = axisOf(debugState, 'x').labels.filter((label) => /^\d/.test(label));
      // The first Monday is the 10th.
      expect(parseInt(days[0]!, 10)).toBe(9 + (dow ?? 1));
      expect(parseInt(days[1]!, 10)).toBe(16 + (dow ?? 1));
    }
  });
});

describe('reference/notes/HeatmapBrushEvent', () => {
  it('Empty if the drag ran only over the x axis labels, which selects whole columns.', async () => {
    const scales: HeatmapProps['xScale'][] = [
      { type: ScaleType.Ordinal },
      { type: ScaleType.Linear },
      { type: ScaleType.Time, interval: { type: 'fixed', unit: 'd', value: 1 } },
    ];
    for (const xScale of scales) {
      const onBrushEnd = vi.fn();
      const { container } = await render(
        <Chart size={{ width: 600, height: 300 }}>
          <Settings onBrushEnd={onBrushEnd} />
          <Heatmap
            id="heatmap"
            data={[0, 1, 2, 3].flatMap((x) =>
              [1, 2, 3, 4].map((y) => ({ x: monday + x * day, y, value: 1 })),
            )}
            xScale={xScale}
            xAccessor="x"
            yAccessor="y"
            valueAccessor="value"
            timeZone="utc"
            xAxisLabelFormatter={(x) => `${(Number(x) - monday) / day}`}
            colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
          />
        </Chart>,
      );
      await drag(container, [150, 290], [400, 290]);
      expect(onBrushEnd.mock.lastCall?.[0]).toMatchObject({ y: [], cells: { length: 3 } });
      await drag(container, [150, 290], [400, 150]);
      expect(onBrushEnd.mock.lastCall?.[0]).toMatchObject({ y: [3, 4] });
      unmountAll();
    }
  });
});

describe('reference/notes/PointerValue', () => {
  it('In the tooltip header only XY charts have one; the tooltips of other chart types have the header null.', async () => {
    const series = {
      data: [1, 2, 3].map((x) => ({ x, y: x })),
      xScaleType: ScaleType.Linear,
      xAccessor: 'x',
      yAccessors: ['y'],
    };
    const { heatmap, partition, goal, bullet } = otherCharts;
    const xy = {
      line: <LineSeries id="line" {...series} />,
      bars: <BarSeries id="bars" {...series} />,
    };
    for (const [name, chart] of Object.entries({ ...xy, heatmap, partition, goal, bullet })) {
      const headers = new Set<PointerValue | null>();
      const Custom: CustomTooltip = ({ header, values }) => {
        if (values.length > 0) headers.add(header);
        return null;
      };
      const { container } = await render(
        <Chart size={{ width: 600, height: 300 }}>
          <Settings />
          <Tooltip customTooltip={Custom} />
          {chart}
        </Chart>,
      );
      for (const [x, y] of [
        [300, 150],
        [300, 200],
        [100, 60],
        [300, 60],
      ] as const)
        await move(container, x, y);
      const found = [...headers];
      expect(found.length, name).toBeGreaterThan(0);
      if (name in xy) expect(found, name).toContainEqual({ value: 2, formattedValue: '2' });
      else expect(found, name).toEqual([null]);
      unmountAll();
    }
  });
});

describe('reference/notes/BarSeriesSpec', () => {
  it('Of displayValue only the font size works here; color, offset and alignment of value labels are read from the theme of the chart.', async () => {
    type Label = RecursivePartial<BarSeriesStyle['displayValue']>;
    const draw = async (series: Label, theme: Label = {}) => {
      const rendered = await renderChart(
        <BarSeries
          id="bars"
          data={[{ x: 'a', y: 3 }]}
          xAccessor="x"
          yAccessors={['y']}
          displayValueSettings={{ showValueLabel: true }}
          barSeriesStyle={{ displayValue: series }}
        />,
        { theme: { barSeriesStyle: { displayValue: theme } } },
      );
      unmountAll();
      return drawingOf(rendered);
    };
    const plain = await draw({});
    for (const fontSize of [30, { min: 30, max: 30 }])
      expect(await draw({ fontSize })).not.toBe(plain);
    const ofTheme: Label[] = [
      { fill: '#00ff00' },
      { fill: { color: '#00ff00' } },
      { offsetX: 20 },
      { offsetY: 20 },
      { alignment: { horizontal: 'left', vertical: 'bottom' } },
    ];
    for (const label of ofTheme) {
      expect(await draw(label), JSON.stringify(label)).toBe(plain);
      expect(await draw({}, label), JSON.stringify(label)).not.toBe(plain);
    }
    for (const label of [{ fontFamily: 'monospace' }, { padding: 20 }] as Label[])
      expect(await draw(label), JSON.stringify(label)).toBe(plain);
  });
});
