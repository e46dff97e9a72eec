import * as library from '@elastic/charts';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  DomainPaddingUnit,
  LegendValue,
  LineAnnotation,
  LineSeries,
  Meter,
  MeterFillStyle,
  Position,
  RectAnnotation,
  ScaleType,
} from '@elastic/charts';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { loadModule } from '../../../plugins/chart-examples/headless';
import { drawnAt } from '../drawn-at';
import { legendOf } from '../legend-of';
import { axisOf, first, partOf, render, renderChart } from '../render-chart';
import { showExample } from '../show-example';

type Props = Record<string, unknown>;
type Component = 'Axis' | 'Heatmap' | 'HistogramBarSeries' | 'Partition' | 'Settings';

/** Renders an example in which a component of the library gets other props. */
async function showWith(id: string, component: Component, change: (props: Props) => Props) {
  const replace = (name: Component, other: (props: Props) => Props) => ({
    [name]: (props: Props) => createElement(library[name] as ComponentType<Props>, other(props)),
  });
  const { default: Example } = loadModule<{ default: ComponentType }>(
    `${process.cwd()}/examples/${id}.tsx`,
    {
      '@elastic/charts': {
        ...library,
        ...replace('Settings', (props) => ({ debugState: true, ...props })),
        ...replace(component, (props) => ({
          ...(component === 'Settings' && { debugState: true }),
          ...change(props),
        })),
      },
    },
  );
  return render(
    <div style={{ width: 600 }}>
      <Example />
    </div>,
  );
}

describe('examples/axis/hidden', () => {
  it('With hide the y axis takes no room; its grid lines would stay, so gridLine switches them off.', async () => {
    const gridLines = (visible: boolean) =>
      showWith('axis/hidden', 'Axis', (props) =>
        props.hide ? { ...props, gridLine: { visible } } : props,
      );
    const [off, on] = [await gridLines(false), await gridLines(true)];
    expect(axisOf(off.debugState, 'y').gridlines).toHaveLength(0);
    expect(axisOf(on.debugState, 'y').gridlines).toHaveLength(7);
    expect(on.svg).not.toBe(off.svg);
    expect(off.texts.join(' ')).not.toContain('visitors');
  });
});

describe('examples/axis/truncated-labels', () => {
  it('truncate leaves out the middle of addresses that are wider than maxLength, in pixels.', async () => {
    const { texts } = await showExample('axis/truncated-labels');
    const addresses = texts.filter((text) => text.startsWith('/'));
    expect(addresses).toHaveLength(5);
    expect(addresses.filter((text) => /.…./.test(text))).toHaveLength(4);
    expect(addresses).toContain('/guides/deployment/containers');
  });
});

describe('examples/axis/log-ticks', () => {
  it('With logBase 4 in domain they are at 1, 4, 16, 64 and so on, and yNice ends the scale at one of them.', async () => {
    const [state] = (await showExample('axis/log-ticks')).states();
    expect(axisOf(state, 'y').values).toEqual(Array.from({ length: 10 }, (_, power) => 4 ** power));
  });
});

describe('examples/axis', () => {
  it('In domain, fit leaves out the zero, except below stacked bars and areas, and padding adds space at both ends, up to zero.', async () => {
    const ticks = async (low: number, high: number, Series = LineSeries as typeof AreaSeries) => {
      const { debugState } = await renderChart(
        <>
          <Axis
            id="y"
            position={Position.Left}
            gridLine={{ visible: true }}
            domain={{
              min: NaN,
              max: NaN,
              fit: true,
              padding: 0.1,
              paddingUnit: DomainPaddingUnit.DomainRatio,
            }}
          />
          <Series
            id="series"
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            stackAccessors={['x']}
            data={[low, high].map((y, x) => ({ x, y }))}
          />
        </>,
      );
      return axisOf(debugState, 'y').values.map(Number);
    };
    expect(Math.min(...(await ticks(100, 200)))).toBeGreaterThan(80);
    expect(Math.min(...(await ticks(1, 100)))).toBe(0);
    expect(Math.max(...(await ticks(-100, -1)))).toBe(0);
    expect(Math.min(...(await ticks(100, 200, AreaSeries)))).toBe(0);
  });
});

describe('examples/meter/threshold', () => {
  it('Between two stops the colors blend, so each limit has a pair of stops.', async () => {
    const colorAt = async (value: number) => {
      const { container } = await render(
        <Meter
          value={value}
          domain={[0, 100]}
          trackColor="#cccccc"
          ariaLabel="Charge"
          fill={{
            type: 'palette',
            style: MeterFillStyle.Solid,
            colorStops: [
              { stop: 15, color: '#000000' },
              { stop: 40, color: '#ffffff' },
            ],
          }}
        />,
      );
      return container.querySelector<HTMLElement>('.echMeterFillPaint')?.style.backgroundColor;
    };
    expect(await colorAt(14)).toBe('rgb(0, 0, 0)');
    expect(await colorAt(20)).not.toBe(await colorAt(30));
    expect(await colorAt(60)).toBe('rgb(255, 255, 255)');
  });
});

describe('examples/legend', () => {
  it('Any but CurrentAndLastValue and Value turns it into a table.', async () => {
    for (const value of Object.values(LegendValue)) {
      const rendered = await showWith('legend/values', 'Settings', (props) => ({
        ...props,
        legendValues: [value],
      }));
      expect([value, legendOf(rendered).querySelector('table, .echLegendTable') !== null]).toEqual([
        value,
        value !== LegendValue.CurrentAndLastValue && value !== LegendValue.Value,
      ]);
    }
  });

  it('It lines up plots that stand below each other, if the labels of their y axes are equally wide too.', async () => {
    /** Returns where the first hours of both charts are, in pixels from the left end of the plot. */
    const hours = async (label: (value: number) => string) => {
      const { container } = await showWith('legend/sized', 'Axis', (props) =>
        props.position === Position.Left ? { ...props, tickFormat: label } : props,
      );
      return [...container.querySelectorAll<HTMLElement>('.echChartStatus')].map(
        ({ dataset }) => axisOf(JSON.parse(dataset.echDebugState!), 'x').gridlines[1]?.x,
      );
    };
    const [upper, lower] = await hours(String);
    expect(upper).toBeGreaterThan(0);
    expect(upper).toBe(lower);
    const [wide] = await hours((value) => `${value} liters a minute`);
    expect(wide).toBeLessThan(upper!);
  });
});

describe('examples/partition', () => {
  it('layout treemap nests rectangles; here fillColor gives children the color of their parent.', async () => {
    const colors = ({ debugState }: Awaited<ReturnType<typeof renderChart>>) =>
      new Set(
        partOf(debugState, 'partition')
          .flatMap(({ partitions }) => partitions)
          .map(({ color }) => color),
      ).size;
    const show = (change: (props: Props) => Props) =>
      showWith('partition/treemap', 'Partition', change);
    expect(colors(await show((props) => props))).toBe(3);
    const uncolored = await show((props) => ({
      ...props,
      layers: (props.layers as Props[]).map(({ groupByRollup }) => ({ groupByRollup })),
    }));
    expect(colors(uncolored)).toBe(1);
  });
});

describe('examples/histogram/stacked', () => {
  it('stackAccessors stacks the parts; without it they would be side by side within the bucket.', async () => {
    const { svg } = await showWith('histogram/stacked', 'HistogramBarSeries', (props) => ({
      ...props,
      stackAccessors: undefined,
    }));
    const lefts = ['#D9537A', '#E0A526', '#4A8FE7'].map((color) =>
      Number(new RegExp(`<path fill="${color}"[^>]*? d="M([\\d.]+)`, 'i').exec(svg)?.[1]),
    );
    expect(lefts[1]).toBeGreaterThan(lefts[0]! + 10);
    expect(lefts[2]).toBeGreaterThan(lefts[1]! + 10);
  });

  it('tickFormat of the series adds the unit in the tooltip; the axis has a format of its own.', async () => {
    const labels = async (change: (props: Props) => Props) =>
      first(axisOf((await showWith('histogram/stacked', 'Axis', change)).debugState, 'y').labels);
    expect(await labels((props) => props)).toBe('0');
    expect(await labels((props) => ({ ...props, tickFormat: undefined }))).toBe('0 tickets');
  });
});

describe('examples/heatmap/time-zone', () => {
  it('In a zone with other midnights they would begin no column and their cells would be missing.', async () => {
    for (const [timeZone, cells] of [
      ['Europe/Berlin', 21],
      ['Europe/Paris', 21],
      ['America/New_York', 0],
    ] as const) {
      const { texts } = await showWith('heatmap/time-zone', 'Heatmap', (props) => ({
        ...props,
        timeZone,
      }));
      expect(texts.filter((text) => /^\d{3,}$/.test(text))).toHaveLength(cells);
    }
  });
});

describe('examples/heatmap/time-scale', () => {
  it('Without an xAxisLabelFormatter the axis would show milliseconds.', async () => {
    const { texts } = await showWith('heatmap/time-scale', 'Heatmap', (props) => ({
      ...props,
      xAxisLabelFormatter: undefined,
    }));
    expect(texts).toContain(String(Date.UTC(2025, 2, 3, 8)));
  });
});

describe('examples/bar/small-values', () => {
  it('minBarHeight gives every bar at least 4 px; a value of zero still has none.', async () => {
    const { svg } = await showExample('bar/small-values');
    const ys = [...svg.matchAll(/<path fill="#16C5C0"[^>]*? d="([^"]+)"/g)].map(([, path = '']) =>
      [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)),
    );
    // Seven values, one of them zero.
    expect(ys).toHaveLength(6);
    for (const bar of ys) expect(Math.max(...bar) - Math.min(...bar)).toBeGreaterThanOrEqual(4);
  });
});

describe('examples/annotation/layers', () => {
  it('With a zIndex above zero an annotation covers the series, with zero or less it is drawn behind them.', async () => {
    for (const zIndex of [-1, 0, 1]) {
      const rendered = await renderChart(
        <>
          <BarSeries
            id="bars"
            color="#00ff00"
            xScaleType={ScaleType.Ordinal}
            xAccessor="x"
            yAccessors={['y']}
            data={['a', 'b'].map((x) => ({ x, y: 30 }))}
          />
          <RectAnnotation
            id="band"
            zIndex={zIndex}
            dataValues={[{ coordinates: { y0: 5, y1: 9 } }]}
            style={{ fill: '#ff0000', opacity: 1 }}
          />
          <LineAnnotation
            id="limit"
            zIndex={zIndex}
            domainType={AnnotationDomainType.YDomain}
            dataValues={[{ dataValue: 2 }]}
            style={{ line: { stroke: '#0000ff', strokeWidth: 6, opacity: 1 } }}
          />
        </>,
      );
      for (const color of ['#ff0000', '#0000ff'])
        expect(first(await drawnAt(rendered, color, [150])).length > 0).toBe(zIndex > 0);
    }
  });
});
