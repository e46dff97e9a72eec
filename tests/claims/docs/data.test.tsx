import {
  AreaSeries,
  BarSeries,
  Fit,
  HistogramBarSeries,
  LineSeries,
  ScaleType,
  type AccessorFn,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../bars-of';
import { combinations } from '../combinations';
import { drawnAt } from '../drawn-at';
import { otherCharts } from '../every-chart';
import { legendItemsOf } from '../legend-of';
import { tooltipLabelsAt } from '../pointer';
import { renderChart, unmountAll, type Series } from '../render-chart';
import { noMargins } from '../two-lines';

const color = '#123456';
const accessors = { xAccessor: 'x', yAccessors: ['y'], color };

/** Whether something of the series is drawn where the second of three values is missing. */
async function isBridged(
  Series: Series,
  xScaleType: ScaleType,
  stacked: boolean,
  fit?: 'linear' | 'carry',
) {
  const rendered = await renderChart(
    <Series
      id="series"
      data={[4, null, 8].map((y, x) => ({ x, y }))}
      xScaleType={xScaleType as 'linear'}
      {...accessors}
      stackAccessors={stacked ? ['x'] : undefined}
      fit={fit}
      lineSeriesStyle={{ fit: { line: { stroke: color, opacity: 1 } } }}
      areaSeriesStyle={{ fit: { area: { fill: color, opacity: 1 } } }}
    />,
    { theme: noMargins },
  );
  unmountAll();
  const columns = await drawnAt(rendered, color, [285, 290, 295, 300, 305, 310, 315]);
  return columns.some((ys) => ys.length > 0);
}

describe('docs/data', () => {
  it('fit of a line or an area bridges the gap; bars have none: Missing values.', async () => {
    for (const { kind, xScaleType, stacked } of combinations({
      kind: [LineSeries, AreaSeries, BarSeries] as Series[],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
      stacked: [false, true],
    })) {
      expect(await isBridged(kind, xScaleType, stacked)).toBe(false);
      for (const fit of [Fit.Linear, Fit.Carry])
        expect(await isBridged(kind, xScaleType, stacked, fit)).toBe(kind !== BarSeries);
    }
  });

  it('y0Accessors gives an area or a bar a lower end other than zero, unless it is stacked.', async () => {
    for (const { Series, xScaleType, stacked } of combinations({
      Series: [AreaSeries, BarSeries, HistogramBarSeries],
      xScaleType: [ScaleType.Linear, ScaleType.Time, ScaleType.Ordinal],
      stacked: [false, true],
    })) {
      const { svg, debugState } = await renderChart(
        <Series
          id="series"
          data={[0, 1, 2].map((x) => ({ x, low: 4, y: 8 }))}
          xScaleType={xScaleType}
          {...accessors}
          y0Accessors={['low']}
          stackAccessors={stacked ? ['x'] : undefined}
        />,
        { theme: noMargins },
      );
      unmountAll();
      const lower = debugState!.areas?.[0]?.lines.y0?.points[0]?.y;
      if (Series === AreaSeries) expect(lower).toBe(stacked ? undefined : 4);
      // The plot is 300 pixels high, from 0 to 8.
      else expect(barsOf(svg, color)[0]!.height).toBeCloseTo(stacked ? 300 : 150, 0);
    }
  });
});

describe('docs/data', () => {
  it('Rows that are instances of a class can still change, but the chart does not notice.', async () => {
    class Row {
      constructor(
        public x: number,
        public y: number,
      ) {}
    }
    for (const Any of [BarSeries, LineSeries, AreaSeries] as Series[]) {
      const data = [new Row(0, 1), new Row(1, 2)];
      const shown = await renderChart(<Any id="series" data={data} {...accessors} />);
      data[0]!.y = 5;
      const later = async () => shown.container.querySelector('[data-ech-debug-state]')?.outerHTML;
      const before = await later();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await later()).toBe(before);
      expect(() => data.push(new Row(2, 3))).toThrow('not extensible');
      unmountAll();
      const plain = [{ x: 0, y: 1 }];
      await renderChart(<Any id="series" data={plain} {...accessors} />);
      expect(() => Object.assign(plain[0]!, { y: 5 })).toThrow('read only');
      unmountAll();
    }
    for (const { type: Family, props } of [otherCharts.heatmap, otherCharts.partition]) {
      const data = [{ x: 1, y: 1, name: 'a', value: 3 }];
      await renderChart(<Family {...props} data={data} />);
      expect(() => Object.assign(data[0]!, { value: 5 })).toThrow('read only');
      unmountAll();
    }
  });

  it('An empty text makes a series without a name, which is drawn beside others, but missing in legend and tooltip.', async () => {
    for (const { Any, stacked } of combinations({
      Any: [BarSeries, LineSeries, AreaSeries] as Series[],
      stacked: [false, true],
    })) {
      const chart = async (names: string[]) => {
        const rendered = await renderChart(
          <Any
            id="series"
            data={names.flatMap((name, index) => [1, 2].map((x) => ({ x, name, y: index + 3 })))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            splitSeriesAccessors={['name']}
            stackAccessors={stacked ? ['x'] : undefined}
            color={({ splitAccessors }) => (splitAccessors.get('name') === '' ? color : '#abcdef')}
          />,
          { showLegend: true, theme: noMargins },
        );
        const isEmpty = rendered.texts.includes('No data to display');
        const tooltip = isEmpty ? [] : await tooltipLabelsAt(rendered.container, 100, 150);
        const legend = isEmpty ? [] : legendItemsOf(rendered).map(({ label }) => label);
        unmountAll();
        return { ...rendered, tooltip, legend };
      };
      const both = await chart(['a', '']);
      expect(both.svg).toContain(color);
      expect(both.legend).toEqual(['a']);
      expect(both.tooltip).toEqual(['a']);
      expect((await chart([''])).texts).toEqual(['No data to display']);
    }
  });
});

async function expectDroppedText() {
  const cells = async (x: unknown, type: 'time' | 'linear' | 'ordinal') => {
    const { heatmap } = otherCharts;
    const interval = { type: 'fixed', unit: 'h', value: 1 };
    const { debugState } = await renderChart(
      <heatmap.type
        {...heatmap.props}
        data={[{ x, y: 1, value: 3 }]}
        xScale={type === 'time' ? { type, interval } : { type }}
      />,
    );
    unmountAll();
    return debugState?.heatmap?.cells.length ?? 0;
  };
  const date = new Date('2025-02-01');
  for (const type of ['time', 'linear', 'ordinal'] as const) {
    expect(await cells(date, type)).toBe(0);
    expect(await cells(date.getTime(), type)).toBe(1);
    for (const text of ['2025-02-01', String(date.getTime())])
      expect(await cells(text, type)).toBe(type === 'time' ? 0 : 1);
  }
}

describe('docs/heatmaps', () => {
  it(
    'A Date as x drops the row without a message: pass date.getTime(). So does text with ScaleType.Time.',
    expectDroppedText,
  );
});

describe('docs/troubleshooting', () => {
  it('A heatmap with ScaleType.Time drops text as well.', expectDroppedText);
});

describe('api/specs/types/SeriesAccessors', () => {
  it('Names of fields are taken as they are: a dot does not reach into nested objects. Use a function for these.', async () => {
    for (const Series of [LineSeries, AreaSeries, BarSeries, HistogramBarSeries] as Series[]) {
      const values = async (data: object[], y: string | AccessorFn) => {
        const { debugState } = await renderChart(
          <Series
            id="series"
            data={data}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={[y]}
          />,
        );
        unmountAll();
        const { areas, bars, lines } = debugState!;
        const drawn = bars?.[0]?.bars ?? lines?.[0]?.points ?? areas?.[0]?.lines.y1.points;
        return (drawn?.map((point) => point.y) ?? []).sort();
      };
      const nested = [1, 2].map((x) => ({ x, n: { y: 3 * x } }));
      expect(await values(nested, 'n.y')).toEqual([]);
      expect(await values(nested, ({ n }: { n: { y: number } }) => n.y)).toEqual([3, 6]);
      const flat = [1, 2].map((x) => ({ x, 'n.y': 3 * x }));
      expect(await values(flat, 'n.y')).toEqual([3, 6]);
    }
  });
});
