import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  DomainPaddingUnit,
  LayoutDirection,
  LineSeries,
  Metric,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  type LegendPositionConfig,
  type SettingsProps,
  type YDomainRange,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heatmap, lines } from '../../chart-types';
import { drawingOf } from '../../drawing-of';
import { otherCharts } from '../../every-chart';
import { click, mouse } from '../../pointer';
import { render, renderChart } from '../../render-chart';

const linear = { xScaleType: ScaleType.Linear, xAccessor: 'x', yAccessors: ['y'] };

/** Returns the ends of the y domain of a chart with values from 20 to 40. */
async function domainOf(domain: Partial<YDomainRange>) {
  const { debugState } = await renderChart(
    <>
      <Axis
        id="y"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, ...domain }}
        ticks={100}
        showOverlappingLabels
      />
      <LineSeries id="line" data={[20, 40].map((y, x) => ({ x, y }))} {...linear} />
    </>,
  );
  const values = debugState!.axes!.y[0]!.values as number[];
  return [Math.min(...values), Math.max(...values)];
}

describe('reference/notes/DomainPaddingUnit', () => {
  it('In units of the values: with fit, a padding of 5 on values from 20 to 40 gives 15 to 45; without it, 0 to 45.', async () => {
    const padding = { padding: 5, paddingUnit: DomainPaddingUnit.Domain };
    expect(await domainOf({ ...padding, fit: true })).toEqual([15, 45]);
    expect(await domainOf(padding)).toEqual([0, 45]);
  });

  it('As a share of the domain: with fit, a padding of 0.1 on values from 20 to 40 gives 18 to 42; without it, 0 to 44.', async () => {
    const padding = { padding: 0.1, paddingUnit: DomainPaddingUnit.DomainRatio };
    expect(await domainOf({ ...padding, fit: true })).toEqual([18, 42]);
    expect(await domainOf(padding)).toEqual([0, 44]);
  });
});

/** Returns how many grid lines and labels a y axis of a scale has in a chart of little height. */
async function yTicksOf(yScaleType: typeof ScaleType.Log | typeof ScaleType.Linear) {
  const { debugState } = await render(
    <Chart size={{ height: 90 }}>
      <Settings debugState />
      <Axis id="y" position={Position.Left} ticks={30} gridLine={{ visible: true }} />
      <LineSeries
        id="line"
        data={[1, 1e9].map((y, x) => ({ x, y }))}
        yScaleType={yScaleType}
        {...linear}
      />
    </Chart>,
  );
  const { gridlines, labels } = debugState!.axes!.y[0]!;
  return { gridLines: gridlines.length, labels: labels.length };
}

describe('reference/notes/AxisSpec', () => {
  it('A logarithmic scale keeps the ticks and leaves out labels instead.', async () => {
    const log = await yTicksOf(ScaleType.Log);
    expect(log.labels).toBeGreaterThan(1);
    expect(log.gridLines).toBeGreaterThan(log.labels);
    const plain = await yTicksOf(ScaleType.Linear);
    expect(plain.gridLines).toBe(plain.labels);
  });
});

/** Returns the labels of an axis with long categories, below the plot. */
async function labelsOf(rotation: number) {
  const { texts } = await renderChart(
    <>
      <Axis
        id="x"
        position={Position.Bottom}
        style={{ tickLabel: { rotation, truncate: 'end', wrapLines: 1 } }}
      />
      <BarSeries
        id="bars"
        data={Array.from({ length: 12 }, (_, x) => ({ x: `Category number ${x}`, y: 1 }))}
        xAccessor="x"
        yAccessors={['y']}
      />
    </>,
  );
  return texts;
}

describe('reference/notes/AxisStyle', () => {
  it('Unset, an unrotated category label on a horizontal axis gets the width of its category, and a label on a vertical axis what maxExtent leaves.', async () => {
    expect((await labelsOf(0)).every((text) => text.endsWith('…'))).toBe(true);
    expect(await labelsOf(90)).toContain('Category number 3');
  });

  it("A number is pixels, a string such as '20%' a share of the chart's width or height without the legend.", async () => {
    const leftOf = async (minExtent: number | string, settings: SettingsProps) => {
      const lefts: number[] = [];
      await renderChart(
        <>
          <Axis id="y" position={Position.Left} style={{ minExtent } as object} />
          {lines}
        </>,
        {
          ...settings,
          onProjectionAreaChange: ({ projection }) => lefts.push(projection.left),
        },
      );
      return lefts.at(-1);
    };
    const legend = { showLegend: true, legendSize: 200 };
    expect(await leftOf('50%', {})).toBe(300);
    expect(await leftOf('50%', legend)).toBe(200);
    expect(await leftOf(120, legend)).toBe(120);
  });
});

describe('reference/notes/LogScaleOptions', () => {
  it('If all data are nearer to zero, the scale is upside down.', async () => {
    const heights = async (ys: number[], logMinLimit?: number) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            domain={logMinLimit === undefined ? undefined : { min: NaN, max: NaN, logMinLimit }}
          />
          <LineSeries
            id="line"
            data={ys.map((y, x) => ({ x, y }))}
            yScaleType={ScaleType.Log}
            {...linear}
          />
        </>,
      );
      return debugState!.axes!.y[0]!.values;
    };
    const upright = (await heights([2, 40])) as number[];
    expect(upright[0]).toBeLessThan(upright.at(-1)!);
    const turned = (await heights([0.02, 0.4])) as number[];
    expect(turned[0]).toBeGreaterThan(turned.at(-1)!);
    const fixed = (await heights([0.02, 0.4], 0.01)) as number[];
    expect(fixed[0]).toBeLessThan(fixed.at(-1)!);
  });
});

/** Returns the drawing of points 40 pixels apart, with a row without a value between two of them or not. */
async function pointsDrawn(
  visible: 'auto' | 'always' | 'never',
  gap: boolean,
  Series: typeof LineSeries,
) {
  const data = Array.from({ length: 31 }, (_, x) => ({ x, y: x % 2 ? null : 5 + x })).filter(
    ({ x, y }) => y !== null || (gap && x === 11),
  );
  const style = { point: { visible, radius: 4 }, pointVisibilityMinDistance: 30 } as const;
  return drawingOf(
    await renderChart(<Series id="series" data={data} {...linear} />, {
      theme: { lineSeriesStyle: style, areaSeriesStyle: style },
    }),
  );
}

async function expectDistanceToRowsWithoutValue() {
  for (const Series of [LineSeries, AreaSeries as unknown as typeof LineSeries]) {
    for (const gap of [false, true])
      expect(await pointsDrawn('auto', gap, Series)).toBe(
        await pointsDrawn(gap ? 'never' : 'always', gap, Series),
      );
    expect(await pointsDrawn('always', true, Series)).not.toBe(
      await pointsDrawn('never', true, Series),
    );
  }
}

for (const page of ['AreaSeriesStyle', 'LineSeriesStyle'])
  describe(`reference/notes/${page}`, () => {
    it(
      "Least distance in pixels between a point and the row before it, with or without a value, at which points with visible: 'auto' show.",
      expectDistanceToRowsWithoutValue,
    );
  });

describe('reference/notes/PointStyle', () => {
  it("'auto': points show when each is at least pointVisibilityMinDistance pixels from the row before it, in all lines and areas of the chart, and the series has more than one.", async () => {
    await expectDistanceToRowsWithoutValue();
    const shown = async (...xs: number[][]) => {
      const { svg } = await renderChart(
        xs.map((row, index) => (
          <LineSeries
            key={index}
            id={`${index}`}
            data={row.map((x) => ({ x, y: x }))}
            lineSeriesStyle={{
              point: { visible: 'auto', radius: 4 },
              pointVisibilityMinDistance: 30,
            }}
            {...linear}
          />
        )),
      );
      return svg.match(/ d="M-4 0Q/g)?.length ?? 0;
    };
    const [far, close] = [
      [0, 300, 600],
      [0, 20, 600],
    ];
    expect(await shown(far)).toBeGreaterThan(0);
    expect(await shown(far, far)).toBe(2 * (await shown(far)));
    expect(await shown(far, close)).toBe(0);
    expect(await shown([300])).toBe(0);
    expect(await shown([300, 600])).toBeGreaterThan(0);
  });
});

const floating = (direction: LegendPositionConfig['direction']): LegendPositionConfig => ({
  vAlign: 'top',
  hAlign: 'right',
  direction,
  floating: true,
});

describe('reference/notes/LegendPositionConfig', () => {
  it('A heatmap leaves the room of the legend free all the same.', async () => {
    const widthOf = async (spec: ReactElement, settings: SettingsProps) => {
      const { debugState } = await renderChart(spec, settings);
      const xs = debugState!.heatmap!.cells.map(({ x }) => x);
      return Math.max(...xs);
    };
    const shown = { showLegend: true, legendSize: 200 };
    const plain = await widthOf(heatmap, {});
    const beside = await widthOf(heatmap, shown);
    expect(beside).toBeLessThan(plain - 50);
    expect(await widthOf(heatmap, { ...shown, legendPosition: floating('vertical') })).toBe(beside);
  });
});

/** Returns the tile of a metric, with a progress bar or not. */
async function metric(onElementClick: SettingsProps['onElementClick'], bar = false) {
  const { container } = await renderChart(
    <Metric
      id="metric"
      data={[
        [
          {
            title: 'Tile',
            color: '#3aa287',
            value: 4,
            valueFormatter: String,
            ...(bar ? { domainMax: 8, progressBarDirection: LayoutDirection.Horizontal } : {}),
          } as never,
        ],
      ]}
    />,
    { onElementClick },
  );
  return container.querySelector<HTMLElement>('.echMetric')!;
}

describe('reference/notes/MetricBase', () => {
  it('While the pointer is over a tile without a progress bar, it gets a little lighter (darker, if it is very light) when Settings has a callback for elements.', async () => {
    const changes = async (listener: SettingsProps['onElementClick'], bar: boolean) => {
      const tile = await metric(listener, bar);
      const before = tile.outerHTML;
      tile.dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 20));
      return tile.outerHTML !== before;
    };
    expect(await changes(() => undefined, false)).toBe(true);
    expect(await changes(() => undefined, true)).toBe(false);
    expect(await changes(undefined, false)).toBe(false);
  });
});

describe('reference/notes/SettingsSpec', () => {
  it('A click that also hits a bar or point does not count, whichever of the two is in front, and annotations with hideTooltips cannot be clicked.', async () => {
    const calls = async (zIndex: number, y: number, hideTooltips = false) => {
      const onAnnotationClick = vi.fn();
      const { container } = await renderChart(
        <>
          <BarSeries
            id="bars"
            data={[
              { x: 'A', y: 5 },
              { x: 'B', y: 10 },
            ]}
            xAccessor="x"
            yAccessors={['y']}
          />
          <RectAnnotation
            id="rect"
            dataValues={[{ coordinates: { x0: 'A', x1: 'A' } }]}
            zIndex={zIndex}
            hideTooltips={hideTooltips}
          />
        </>,
        { onAnnotationClick },
      );
      await click(container, 150, y);
      return onAnnotationClick.mock.calls.length;
    };
    for (const zIndex of [-1, 1]) {
      expect(await calls(zIndex, 250), `${zIndex}`).toBe(0);
      expect(await calls(zIndex, 50), `${zIndex}`).toBe(1);
      expect(await calls(zIndex, 50, true), `${zIndex}`).toBe(0);
    }
  });

  it('In a flame chart, any movement makes a drag.', async () => {
    const calls = async (to: number) => {
      const onElementClick = vi.fn();
      const { container } = await renderChart(otherCharts.flame, { onElementClick });
      const canvas = container.querySelectorAll('canvas')[1]!;
      await mouse(canvas, 'mousemove', 300, 20);
      await mouse(canvas, 'mousedown', 300, 20);
      await mouse(canvas, 'mousemove', to, 20, { buttons: 1 });
      await mouse(canvas, 'mouseup', to, 20);
      return onElementClick.mock.calls.length;
    };
    expect(await calls(300)).toBe(1);
    expect(await calls(301)).toBe(0);
  });
});
