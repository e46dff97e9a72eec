import * as library from '@elastic/charts';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  DomainPaddingUnit,
  HistogramBarSeries,
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
import { barsOf } from '../bars-of';
import { drawnAt } from '../drawn-at';
import { legendItemsOf, legendOf } from '../legend-of';
import { tooltipLabelsAt } from '../pointer';
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

const day = 86_400_000;

describe('examples/bar/over-time', () => {
  it('On a time scale a bar begins at the time of its row, here midnight in UTC, and covers the day.', async () => {
    const start = Date.UTC(2025, 3, 1);
    for (const timeZone of ['utc', 'America/New_York'])
      for (const shift of [0, day / 2]) {
        const { svg } = await renderChart(
          <BarSeries
            id="bars"
            color="#123456"
            timeZone={timeZone}
            xScaleType={ScaleType.Time}
            xAccessor="x"
            yAccessors={['y']}
            data={[0, 1, 2].map((index) => ({ x: start + index * day + shift, y: 1 }))}
          />,
          { xDomain: { min: start, max: start + 3 * day, minInterval: day } },
        );
        // Four days are 600 pixels wide, with a small gap between the bars.
        expect(barsOf(svg, '#123456').map(({ x }) => Math.round(x / 10) * 10)).toEqual(
          [0, 150, 300].map((x) => x + (shift ? 80 : 0)),
        );
        for (const { width } of barsOf(svg, '#123456')) expect(width).toBeCloseTo(142.5);
      }
  });
});

const minIntervalIsTheWidth = async () => {
  const width = async (step: number) => {
    const { svg } = await renderChart(
      <HistogramBarSeries
        id="bars"
        color="#123456"
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        data={[0, 1, 2].map((index) => ({ x: index * step, y: 1 }))}
      />,
      { xDomain: { min: 0, max: 100, minInterval: 10 } },
    );
    return Math.round(first(barsOf(svg, '#123456')).width);
  };
  const interval = await width(10);
  for (const step of [20, 25, 30]) expect(await width(step)).toBe(interval);
  expect(await width(5)).toBeLessThan(0.6 * interval);
};

describe('examples/bar', () => {
  it('minInterval of xDomain is their width, unless rows are closer.', minIntervalIsTheWidth);
});

describe('examples/histogram', () => {
  it(
    'minInterval sets the width of a bucket, unless rows are closer, so that the last bar has its full width.',
    minIntervalIsTheWidth,
  );
});

describe('examples/annotation', () => {
  it('In a chart turned by 90 or -90 degrees the line of the y domain is vertical; markerPosition refers to the screen.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
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
          <LineAnnotation
            id="limit"
            domainType={AnnotationDomainType.YDomain}
            dataValues={[{ dataValue: 8 }]}
            marker={<b>M</b>}
            markerPosition={rotation % 180 ? Position.Top : Position.Right}
            style={{ line: { stroke: '#0000ff', strokeWidth: 6, opacity: 1 } }}
          />
        </>,
        { rotation },
      );
      const columns = Array.from({ length: 600 }, (_, x) => x);
      const blue = (await drawnAt(rendered, '#0000ff', columns)).filter((ys) => ys.length > 0);
      expect([rotation, blue.length]).toEqual([rotation, rotation % 180 ? 6 : 600]);
      const { style } = rendered.container.querySelector<HTMLElement>('.echAnnotation__marker')!;
      expect(rotation % 180 ? style.top : style.left).toBe(rotation % 180 ? '0px' : '600px');
    }
  });
});

describe('examples/partition/icicle', () => {
  it('With clipText long names are cut off instead of left out and values are not written.', async () => {
    const clipped = await showExample('partition/icicle');
    expect(clipped.texts).toContain('node_modules');
    expect(clipped.texts.filter((text) => text.includes('kB'))).toEqual([]);
    const { texts } = await showWith('partition/icicle', 'Settings', () => ({ theme: {} }));
    expect(texts).toContain('970 kB');
  });
});

describe('examples/axis/quarters', () => {
  it('Neighbors with the same text would make the axis take fewer ticks; showDuplicatedTicks keeps them all.', async () => {
    const count = async (showDuplicatedTicks: boolean) => {
      const { debugState } = await showWith('axis/quarters', 'Axis', (props) => ({
        ...props,
        showDuplicatedTicks,
      }));
      return axisOf(debugState, 'x').labels.length;
    };
    expect(await count(true)).toBe(12);
    expect(await count(false)).toBe(4);
  });
});

describe('examples/axis/nice', () => {
  it('Many ticks make a fine grid; labels that do not fit are left out, and showOverlappingTicks keeps the grid lines of these.', async () => {
    for (const shown of [true, false]) {
      const { debugState } = await showWith('axis/nice', 'Axis', (props) => ({
        ...props,
        showOverlappingTicks: shown,
      }));
      const { labels, gridlines } = axisOf(debugState, 'y');
      expect(gridlines.length > labels.length).toBe(shown);
    }
  });
});

describe('examples/tooltip', () => {
  it('It orders the rows, not the legend.', async () => {
    const rendered = await showExample('tooltip/sorted');
    const names = ['Median', '95th percentile', '99th percentile'];
    expect(legendItemsOf(rendered).map(({ label }) => label)).toEqual(names);
    expect(await tooltipLabelsAt(rendered.container, 300, 150)).toEqual([...names].reverse());
  });
});

describe('examples/legend/one-hidden', () => {
  it('The line and its row in the tooltip stay.', async () => {
    const rendered = await showExample('legend/one-hidden');
    expect(legendOf(rendered).textContent).toBe('SoldReturned');
    expect(await tooltipLabelsAt(rendered.container, 300, 150)).toEqual([
      'Sold',
      'Returned',
      'Goal',
    ]);
  });
});

describe('examples/small-multiples/pies', () => {
  it('The legend would repeat its items for each panel, so a list below explains the colors once.', async () => {
    const rendered = await showWith('small-multiples/pies', 'Settings', (props) => ({
      ...props,
      showLegend: true,
    }));
    const labels = legendItemsOf(rendered).map(({ label }) => label);
    expect(labels).toHaveLength(9);
    expect(new Set(labels).size).toBe(3);
    expect(rendered.container.querySelectorAll('li')).toHaveLength(3 + 9);
  });
});

describe('examples/metric/array', () => {
  it('Numbers go through valueFormatter one by one; strings stand as they are.', async () => {
    const text = (await showExample('metric/array')).texts.join(' ');
    expect(text).toContain('[ 84 ms , 230 ms , 610 ms ]');
    expect(text).toContain('[ search , checkout ]');
  });
});

describe('examples/meter/target', () => {
  it("title, valueTitle and targetTitle are the browser's tooltips over the track, the fill and the arrow.", async () => {
    const { container } = await showExample('meter/target');
    const titleOf = (selector: string) => container.querySelector(selector)?.getAttribute('title');
    expect(['.echMeter', '.echMeterBar', '.echMeterTarget'].map(titleOf)).toEqual([
      'Website, up to 140 h',
      'spent: 62 h',
      'planned: 80 h',
    ]);
  });
});

describe('examples/axis/time', () => {
  it('On a time scale the bottom axis shows days, months and years in rows of their own, as many as timeAxisLayerCount allows, and picks the steps for the width that it has.', async () => {
    const wide = await showExample('axis/time', 768);
    expect(wide.texts).toEqual(expect.arrayContaining(['6th', '13th', 'March 2025']));
    const narrow = await showExample('axis/time', 500);
    expect(narrow.texts).toEqual(expect.arrayContaining(['February', 'March', '2025']));
    expect(narrow.texts).not.toContain('6th');
  });
});

describe('examples/states', () => {
  it('noResults of Settings is shown while no series has a row; rows whose values are all null count.', async () => {
    const isShown = async (data: { x: string; y: number | null }[]) => {
      const { texts } = await renderChart(
        <BarSeries
          id="bars"
          xScaleType={ScaleType.Ordinal}
          xAccessor="x"
          yAccessors={['y']}
          data={data}
        />,
        { noResults: <p>Nothing</p> },
      );
      return texts.includes('Nothing');
    };
    expect(await isShown([])).toBe(true);
    expect(await isShown([{ x: 'a', y: null }])).toBe(false);
    expect(await isShown([{ x: 'a', y: 1 }])).toBe(false);
  });
});

describe('examples/partition', () => {
  it("With clipText in the theme's partition.fillLabel a click zooms, and labels have no values; animation sets the duration.", async () => {
    const kilobytes = async (clipText: boolean) => {
      const { texts } = await showWith('partition/icicle', 'Settings', () => ({
        theme: { partition: { fillLabel: { clipText } } },
      }));
      return texts.filter((text) => text.includes('kB')).length;
    };
    expect(await kilobytes(true)).toBe(0);
    expect(await kilobytes(false)).toBeGreaterThan(5);
  });
});
