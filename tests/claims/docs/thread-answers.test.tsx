import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useEffect, useState, type ReactElement } from 'react';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  Fit,
  Heatmap,
  HistogramBarSeries,
  LIGHT_THEME,
  LineAnnotation,
  LineSeries,
  Metric,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  StackMode,
  Tooltip,
  TooltipContainer,
  TooltipTable,
  timeFormatter,
  type AreaSeriesProps,
  type CustomLegend,
  type CustomTooltip,
  type PartialTheme,
  type SettingsProps,
  type XYChartElementEvent,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf as drawingOfCanvas } from '../../../plugins/chart-examples/headless';
import { drawingOf } from '../drawing-of';
import { barsOf } from '../bars-of';
import { otherCharts } from '../every-chart';
import { legendItemsOf } from '../legend-of';
import { drag, mouse, move, surfaceOf, tooltipAt } from '../pointer';
import { elementIn, render, renderChart, unmountAll } from '../render-chart';
import { soon } from '../soon';

const xy = { xAccessor: 'x', yAccessors: ['y'] };
const rows = (value: number) => [0, 1, 2].map((x) => ({ x, y: value + x }));
const lineOf = (id: string, value = 1, name = id) => (
  <LineSeries
    key={id}
    id={id}
    name={name}
    data={rows(value)}
    xScaleType={ScaleType.Linear}
    {...xy}
  />
);
const barsOn = (xScaleType: 'linear' | 'ordinal' | 'time', data: { x: number; y: number }[]) => (
  <BarSeries key="bars" id="bars" data={data} xScaleType={xScaleType} timeZone="utc" {...xy} />
);
const shares = [
  { name: 'Alpha', value: 3 },
  { name: 'Beta', value: 1 },
  { name: 'Gamma', value: 0.001 },
];
const pie = (
  <Partition
    id="pie"
    data={shares}
    valueAccessor={({ value }: { value: number }) => value}
    layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
  />
);

describe('docs/legend', () => {
  it('isSeriesHidden of the entries that a customLegend gets tells it, as does your own state with the buttons below.', async () => {
    let states: boolean[] = [];
    const customLegend: CustomLegend = ({ items }) => {
      states = items.map(({ isSeriesHidden }) => isSeriesHidden ?? false);
      return items.map(({ label, onItemClickAction }) => (
        <button key={label} type="button" onClick={() => onItemClickAction(false)}>
          {label}
        </button>
      ));
    };
    const { container } = await renderChart([lineOf('a'), lineOf('b', 4)], {
      showLegend: true,
      customLegend,
    });
    expect(states).toEqual([false, false]);
    elementIn(container, 'button').click();
    await soon(() => expect(states).toEqual([false, true]));
  });
});

describe('docs/pie-and-donut', () => {
  it('A font size that fits nowhere hides the labels in the slices, maxCount: 0 those outside with their lines:', async () => {
    const textsWith = async (minFontSize: number, maxCount: number) =>
      (
        await renderChart(pie, {
          theme: { partition: { minFontSize, linkLabel: { maxCount } } },
        })
      ).texts;
    expect(await textsWith(99, 0)).toEqual([]);
    expect((await textsWith(8, 5)).join()).toContain('Gamma');
    const inside = (await textsWith(8, 0)).join();
    expect(inside).toContain('Alpha');
    expect(inside).not.toContain('Gamma');
  });
});

describe('docs/axis-labels', () => {
  const axis = (labelFormat?: (value: number) => string) => (
    <Axis
      key="y"
      id="y"
      position={Position.Left}
      labelFormat={labelFormat}
      gridLine={{ visible: true }}
    />
  );

  it('Return a space for its value from labelFormat. The grid line stays. With an empty text an axis of numbers shows fewer other labels too:', async () => {
    const withZeroAs = async (zero: string) => {
      const { texts, debugState } = await renderChart([
        axis((value) => (value === 0 ? zero : String(value))),
        lineOf('a'),
      ]);
      return { texts, lines: debugState!.axes!.y[0]!.gridlines.length };
    };
    const all = await withZeroAs('0');
    const others = all.texts.filter((text) => text !== '0');
    expect(others).toHaveLength(all.texts.length - 1);
    expect(await withZeroAs(' ')).toEqual({ texts: others, lines: all.lines });
    expect((await withZeroAs('')).texts.length).toBeLessThan(others.length);
  });
});

describe('docs/responsive-size', () => {
  it("For a maximum height use min(): size={{ height: 'min(40vh, 300px)' }}.", async () => {
    const { container } = await render(<Chart size={{ height: 'min(40vh, 300px)' }}>{pie}</Chart>);
    expect(elementIn(container, '.echChart').style.height).toBe('min(40vh, 300px)');
  });
});

describe('docs/accessibility', () => {
  it('Use it for charts without a legend, because the keyboard still reaches its entries.', async () => {
    const reached = async (showLegend: boolean, specs: ReactElement | ReactElement[]) =>
      (await renderChart(specs, { showLegend })).container.querySelectorAll(
        'a, button, input, [tabindex="0"]',
      ).length;
    for (const specs of [[lineOf('a'), lineOf('b', 4)], pie, otherCharts.goal, otherCharts.bullet])
      expect(await reached(false, specs)).toBe(0);
    expect(await reached(true, [lineOf('a'), lineOf('b', 4)])).toBeGreaterThan(0);
  });
});

describe('docs/tooltips', () => {
  const actions = [{ label: 'Filter', onSelect: () => undefined }];
  const chartOf = (value: number) => (
    <Chart size={[600, 300]}>
      <Settings />
      <Tooltip actions={actions} />
      {lineOf('a', value)}
    </Chart>
  );
  const tooltip = () => document.querySelector('.echTooltip');

  it('With new data it stays open and shows the new values.', async () => {
    const { container, rerender } = await render(chartOf(1));
    await tooltipAt(container, 300, 150);
    await mouse(surfaceOf(container), 'contextmenu', 300, 150);
    expect(tooltip()?.className).toContain('echTooltip--pinned');
    expect(tooltip()?.textContent).toContain('2');
    await rerender(chartOf(70));
    expect(tooltip()?.className).toContain('echTooltip--pinned');
    expect(tooltip()?.textContent).toContain('71');
    window.dispatchEvent(new window.KeyboardEvent('keyup', { key: 'Escape' }));
    await soon(() => expect(document.querySelectorAll('.echTooltip--pinned')).toHaveLength(0));
  });

  it('A long name takes two lines at most, then it ends in "…". A tooltip is up to 500 pixels wide; tooltip.maxWidth of the theme changes that.', async () => {
    expect(LIGHT_THEME.tooltip.maxWidth).toBe(500);
    const name = 'a long name '.repeat(20);
    const widthWith = async (maxWidth?: number) => {
      unmountAll();
      const { container } = await renderChart(
        [lineOf('a', 1, name)],
        maxWidth === undefined ? {} : { theme: { tooltip: { maxWidth } } },
      );
      const open = (await tooltipAt(container, 300, 150)) as HTMLElement;
      const label = elementIn(open, '.echTooltip__label');
      expect(label.closest('.echTooltip__tableCell--truncate')).not.toBeNull();
      return (open.closest<HTMLElement>('[style*=max-width]') ?? open).style.maxWidth;
    };
    expect(await widthWith()).toBe('500px');
    expect(await widthWith(700)).toBe('700px');
  });
});

describe('docs/annotations', () => {
  it('There the last bar ends one bucket after its x.', async () => {
    const hour = 3_600_000;
    const data = [0, 1, 2].map((x) => ({ x: x * hour, y: 1 }));
    const rectangle = (x1: number) => (
      <RectAnnotation
        key="range"
        id="range"
        dataValues={[{ coordinates: { x0: 2 * hour, x1 } }]}
        style={{ fill: '#123456', opacity: 1 }}
      />
    );
    const drawn = async (x1: number) =>
      drawingOf(await renderChart([barsOn('time', data), rectangle(x1)]));
    // The rectangle that ends one bucket later covers the last bar, any longer one is cut off there.
    expect(await drawn(3 * hour)).not.toBe(await drawn(2.5 * hour));
    expect(await drawn(3 * hour)).toBe(await drawn(4 * hour));
  });
});

describe('docs/heatmaps', () => {
  it('While the pointer is on an entry of the legend, the cells of other bands fade. A click on it hides them.', async () => {
    const { container } = await renderChart(
      <Heatmap
        id="heatmap"
        data={[
          { x: 'a', y: 'b', value: 1 },
          { x: 'c', y: 'b', value: 6 },
        ]}
        xScale={{ type: ScaleType.Ordinal }}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{
          type: 'bands',
          bands: [
            { start: 0, end: 5, color: '#ff0000' },
            { start: 5, end: 10, color: '#00ff00' },
          ],
        }}
      />,
      { showLegend: true },
    );
    const cells = () =>
      [...container.querySelectorAll('canvas')]
        .map((canvas) => drawingOfCanvas(canvas)?.svg ?? '')
        .join('')
        .match(/fill="(?:red|lime)"(?: fill-opacity)?/g);
    const entry = elementIn(container, '.echLegendItem');
    entry.dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
    await soon(() => expect(cells()).toEqual(['fill="red"', 'fill="lime" fill-opacity']));
    elementIn(entry, '.echLegendItem__label').click();
    entry.dispatchEvent(new window.MouseEvent('mouseout', { bubbles: true }));
    await soon(() => expect(cells()).toEqual(['fill="red"']));
  });
});

describe('docs/gauge-and-bullet', () => {
  it('The header of a Bullet shows value and target as text, in the format of valueFormatter.', async () => {
    const { texts } = await renderChart(
      <Bullet
        id="bullet"
        subtype={BulletSubtype.horizontal}
        data={[
          [
            {
              title: 'Load',
              value: 37,
              target: 50,
              domain: [0, 100],
              ticks: [0, 100],
              valueFormatter: (value) => `${value} MB`,
              tickFormatter: String,
            },
          ],
        ]}
      />,
    );
    expect(texts.join(' ')).toMatch(/37 MB.*50 MB/);
  });
});

describe('docs/troubleshooting', () => {
  it('A chart draws in the resolution of the screen, again when the zoom of the browser changes it.', async () => {
    const listeners: (() => void)[] = [];
    const { devicePixelRatio, matchMedia } = window;
    const setRatio = (ratio: number) =>
      Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true });
    window.matchMedia = () =>
      ({
        addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      }) as unknown as MediaQueryList;
    try {
      setRatio(1);
      const { container } = await renderChart(lineOf('a'));
      const width = () => container.querySelector('canvas')?.width;
      expect(width()).toBe(600);
      setRatio(2);
      for (const listener of [...listeners]) listener();
      await soon(() => expect(width()).toBe(1200));
    } finally {
      setRatio(devicePixelRatio);
      window.matchMedia = matchMedia;
    }
  });
});

const noGaps: PartialTheme = { scales: { barsPadding: 0, histogramPadding: 0 } };
const halfGaps: PartialTheme = { scales: { barsPadding: 0.5, histogramPadding: 0.5 } };
const hours = [0, 1, 2, 3].map((hour) => ({ x: hour * 3_600_000, y: 5 }));

describe('docs/axis-labels', () => {
  const quarters = (years: number) =>
    Array.from({ length: years }, (_, year) =>
      ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => ({ x: `${2001 + year} ${quarter}`, y: 3 })),
    ).flat();

  it('All labels of an axis have one color. Hide them, and draw markers of a LineAnnotation in their place, in a margin of the theme:', async () => {
    const markers = async (bottom: number) => {
      const { container, texts } = await renderChart(
        [
          <Axis
            key="x"
            id="x"
            position={Position.Bottom}
            style={{ tickLabel: { visible: false } }}
          />,
          <LineAnnotation
            key="labels"
            id="labels"
            domainType={AnnotationDomainType.XDomain}
            dataValues={[{ dataValue: 'a' }, { dataValue: 'b' }]}
            style={{ line: { stroke: '#000', strokeWidth: 1, opacity: 0 } }}
            markerPosition={Position.Bottom}
            marker={({ dataValue }) => (
              <span style={{ color: dataValue === 'a' ? 'red' : 'blue' }}>{dataValue}</span>
            )}
            hideTooltips
          />,
          <BarSeries
            key="bars"
            id="bars"
            data={[
              { x: 'a', y: 1 },
              { x: 'b', y: 2 },
            ]}
            {...xy}
          />,
        ],
        { theme: { chartMargins: { bottom } } },
      );
      const spans = [...container.querySelectorAll<HTMLElement>('.echAnnotation__icon span')];
      return {
        texts,
        colors: spans.map(({ style }) => style.color),
        top: parseFloat(elementIn(container, '.echAnnotation__marker').style.top),
      };
    };
    // The markers begin at the lower edge of the plot: without the margin they are outside of the chart.
    expect((await markers(0)).top).toBe(300);
    expect(await markers(24)).toEqual({ texts: ['a', 'b'], colors: ['red', 'blue'], top: 276 });
  });

  it('Add a second Axis at the bottom, with a label below the first bar of each year only.', async () => {
    for (const years of [2, 8, 20])
      for (const Series of [BarSeries, LineSeries, AreaSeries]) {
        const { container, texts } = await renderChart([
          <Axis
            key="quarter"
            id="quarter"
            position={Position.Bottom}
            labelFormat={(x) => x.slice(5)}
          />,
          <Axis
            key="year"
            id="year"
            position={Position.Bottom}
            labelFormat={(x) => (x.endsWith('Q1') ? x.slice(0, 4) : '')}
            showOverlappingLabels
          />,
          <Series
            key="s"
            id="s"
            data={quarters(years)}
            xScaleType={ScaleType.Ordinal}
            xAccessor="x"
            yAccessors={['y']}
          />,
        ]);
        const names = Array.from({ length: years }, (_, year) => String(2001 + year));
        expect(texts.filter((text) => text.startsWith('2'))).toEqual(names);
        expect(texts).toContain('Q1');
        expect((await tooltipAt(container, 13, 200))?.textContent).toContain('2001 Q1');
        unmountAll();
      }
  });

  it('Hide the axis or its labels: its tickFormat still formats the tooltip.', async () => {
    for (const type of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const)
      for (const hidden of [{ hide: true }, { style: { tickLabel: { visible: false } } }]) {
        const { container, texts } = await renderChart([
          <Axis
            key="x"
            id="x"
            position={Position.Bottom}
            tickFormat={(x) => `At ${x}`}
            {...hidden}
          />,
          <Axis
            key="y"
            id="y"
            position={Position.Left}
            tickFormat={(y) => `${y} MB`}
            {...hidden}
          />,
          barsOn(type, hours),
        ]);
        expect(texts).toEqual([]);
        const tooltip = await tooltipAt(container, 30, 250);
        expect(tooltip?.textContent).toContain('At 0');
        expect(tooltip?.textContent).toContain('5 MB');
        unmountAll();
      }
  });
});

describe('docs/clicks-and-hover', () => {
  it('The tooltip has none, but a customTooltip mounts when it opens and unmounts when it closes: use an effect.', async () => {
    const charts = [
      [lineOf('a')],
      [barsOn('linear', rows(1))],
      pie,
      <Heatmap
        id="heatmap"
        data={[{ x: 'a', y: 'b', value: 1 }]}
        xScale={{ type: ScaleType.Ordinal }}
        xAccessor="x"
        yAccessor="y"
        valueAccessor="value"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 5, color: '#ff0000' }] }}
      />,
    ];
    for (const chart of charts) {
      const events: string[] = [];
      const Own: CustomTooltip = () => {
        useEffect(() => {
          events.push('open');
          return () => void events.push('close');
        }, []);
        return <p>own</p>;
      };
      const { container } = await renderChart(
        <>
          <Tooltip customTooltip={Own} />
          {chart}
        </>,
      );
      await move(container, 300, 160);
      await move(container, 310, 160);
      await soon(() => expect(events).toEqual(['open']));
      await mouse(surfaceOf(container), 'mouseout', -5, -5);
      await mouse(surfaceOf(container), 'mouseleave', -5, -5);
      await soon(() => expect(events).toEqual(['open', 'close']));
      unmountAll();
    }
  });

  it('The tooltip changes halfway between two bars, not at the edge of a bar. Points of a line between them have steps of their own. onElementOver needs the pointer on the bar.', async () => {
    const headersAt = async (specs: ReactElement[], places: number[], settings?: SettingsProps) => {
      const { container, svg } = await renderChart(specs, { theme: halfGaps, ...settings });
      const headers: string[] = [];
      for (const place of places) {
        await move(container, place, 280);
        headers.push(document.querySelector('.echTooltipHeader')?.textContent ?? '');
      }
      unmountAll();
      return { headers, svg };
    };
    for (const type of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const) {
      const over: number[] = [];
      const onElementOver: SettingsProps['onElementOver'] = ([element]) =>
        over.push((element as XYChartElementEvent)[0].x as number);
      // Bars stand at 37 to 112 and 187 to 262 pixels.
      const specs = [
        <Axis key="x" id="x" position={Position.Bottom} hide tickFormat={String} />,
        barsOn(type, hours),
      ];
      const { headers } = await headersAt(specs, [125, 145, 155, 175], { onElementOver });
      expect(headers).toEqual(['0', '0', '3600000', '3600000']);
      expect(over).toEqual([]);
      await headersAt(specs, [100, 200], { onElementOver });
      expect(over).toEqual([0, 3_600_000]);
    }
    const line = (
      <LineSeries
        key="line"
        id="line"
        data={[0, 0.5, 1, 1.5, 2].map((x) => ({ x, y: 3 }))}
        xScaleType={ScaleType.Linear}
        {...xy}
      />
    );
    const places = Array.from({ length: 60 }, (_, place) => 5 + 10 * place);
    const { headers } = await headersAt([barsOn('linear', rows(4)), line], places);
    expect([...new Set(headers)]).toEqual(['0', '0.5', '1', '1.5', '2']);
  });

  it('Otherwise the tooltip stays open, with the new row at its place.', async () => {
    const window_ = (from: number) => [0, 1, 2].map((x) => ({ x: from + x, y: 100 + from + x }));
    function Load({ from, hold }: { from: number; hold: boolean }) {
      const now = window_(from);
      const [held, setHeld] = useState<typeof now>();
      return (
        <div
          onMouseEnter={() => setHeld(hold ? now : undefined)}
          onMouseLeave={() => setHeld(undefined)}
        >
          <Chart size={{ height: 300 }}>
            <LineSeries id="load" data={held ?? now} xScaleType={ScaleType.Linear} {...xy} />
          </Chart>
        </div>
      );
    }
    for (const hold of [true, false]) {
      const { container, rerender } = await render(<Load from={0} hold={hold} />);
      await mouse(surfaceOf(container), 'mouseover', 300, 150);
      expect((await tooltipAt(container, 300, 150))?.textContent).toContain('101');
      await rerender(<Load from={1} hold={hold} />);
      await soon(() =>
        expect(document.querySelector('.echTooltip')?.textContent).toContain(hold ? '101' : '102'),
      );
      unmountAll();
    }
  });
});

describe('docs/stacking', () => {
  const layers = ['a', 'b'].flatMap((name, place) =>
    [0, 1, 2, 3].map((x) => ({ x, name, y: 1 + x + place })),
  );
  const areas = async (data: object[], fit?: AreaSeriesProps['fit'], padding?: number) =>
    renderChart([
      <Axis
        key="y"
        id="y"
        position={Position.Left}
        domain={padding ? { min: NaN, max: NaN, padding } : undefined}
      />,
      <AreaSeries
        key="areas"
        id="areas"
        data={data}
        xScaleType={ScaleType.Linear}
        {...xy}
        splitSeriesAccessors={['name']}
        stackAccessors={['x']}
        stackMode={StackMode.Percentage}
        fit={fit}
      />,
    ]);

  it('Where a layer has no row or null, it leaves a hole: set fit, such as Fit.Carry. Where all values are 0, nothing is filled. padding of the axis leaves room at the top.', async () => {
    const isHole = ({ x, name }: { x: number; name: string }) => x === 2 && name === 'b';
    const missing = layers.filter((row) => !isHole(row));
    const empty = layers.map((row) => (isHole(row) ? { ...row, y: null } : row));
    const zero = layers.map((row) => (row.x === 2 ? { ...row, y: 0 } : row));
    // A clip path cuts the hole out of the layer; with a fit another area is drawn there.
    const drawn = async (data: object[], fit?: AreaSeriesProps['fit']) => {
      const { svg } = await areas(data, fit);
      return ['<clipPath', '<path fill='].map((part) => svg.split(part).length);
    };
    const [clips] = await drawn(layers);
    for (const data of [missing, empty]) {
      const [clipsAtHole, fillsAtHole] = await drawn(data);
      expect(clipsAtHole).toBeGreaterThan(clips!);
      expect((await drawn(data, Fit.Carry))[1]).toBeGreaterThan(fillsAtHole!);
    }
    const heights = (await areas(zero)).debugState!.areas!.map(
      ({ lines }) => lines.y1!.points.find(({ x }) => x === 2)?.y,
    );
    expect(heights).toEqual([0, 0]);
    const top = async (padding?: number) =>
      Math.max(
        ...(await areas(layers, undefined, padding)).debugState!.axes!.y[0]!.values.map(Number),
      );
    expect(await top()).toBe(1);
    expect(await top(0.2)).toBeGreaterThan(1);
  });
});

describe('docs/metric-tiles', () => {
  it("Compute the change and pass it as extra: { value: '+20 %', label: 'since last week' }, or pass an element.", async () => {
    const textsWith = async (extra: ReactElement | { value: string; label: string }) =>
      (
        await render(
          <Chart size={[300, 200]}>
            <Metric
              id="metric"
              data={[
                [{ title: 'Visits', value: 120, color: '#fff', valueFormatter: String, extra }],
              ]}
            />
          </Chart>,
        )
      ).texts;
    expect(await textsWith({ value: '+20 %', label: 'since last week' })).toEqual(
      expect.arrayContaining(['+20 %', 'since last week']),
    );
    expect(await textsWith(<em>100 before</em>)).toContain('100 before');
  });
});

describe('docs/time-axis', () => {
  it("Seconds are shown in ranges of about a minute. For longer ones set timeAxisLayerCount={0} and tickFormat={timeFormatter('HH:mm:ss')}.", async () => {
    const textsOf = async (seconds: number, timeAxisLayerCount?: number) =>
      (
        await renderChart([
          <Axis
            key="x"
            id="x"
            position={Position.Bottom}
            timeAxisLayerCount={timeAxisLayerCount}
            tickFormat={timeFormatter('HH:mm:ss')}
          />,
          <LineSeries
            key="line"
            id="line"
            data={Array.from({ length: seconds }, (_, second) => ({
              x: Date.UTC(2025, 1, 1, 10) + second * 1000,
              y: 1,
            }))}
            xScaleType={ScaleType.Time}
            timeZone="utc"
            {...xy}
          />,
        ])
      ).texts;
    expect(await textsOf(60)).toContain('10:00:15');
    expect((await textsOf(300)).join()).not.toContain('10:00:');
    expect(await textsOf(300, 0)).toContain('10:00:30');
  });
});

describe('docs/tooltips', () => {
  it('Divide by the sum of all rows, in a custom tooltip:', async () => {
    const Shares: CustomTooltip = ({ values }) => {
      const total = values.reduce((sum, { value }) => sum + value, 0);
      return (
        <TooltipContainer>
          <TooltipTable
            columns={[
              { type: 'custom', cell: ({ label }) => label },
              { type: 'custom', cell: ({ value }) => `${Math.round((100 * value) / total)} %` },
            ]}
            items={values}
          />
        </TooltipContainer>
      );
    };
    for (const stackMode of [undefined, StackMode.Percentage])
      for (const Series of [BarSeries, AreaSeries]) {
        const { container } = await renderChart([
          <Tooltip key="tooltip" customTooltip={Shares} />,
          <Series
            key="s"
            id="s"
            data={[
              { x: 0, name: 'a', y: 1 },
              { x: 0, name: 'b', y: 3 },
              { x: 1, name: 'a', y: 1 },
              { x: 1, name: 'b', y: 1 },
            ]}
            xScaleType={ScaleType.Linear}
            {...xy}
            splitSeriesAccessors={['name']}
            stackAccessors={['x']}
            stackMode={stackMode}
          />,
        ]);
        const text = (await tooltipAt(container, 20, 290))?.textContent;
        expect(text).toContain('a25 %');
        expect(text).toContain('b75 %');
        unmountAll();
      }
  });

  it('Annotations have no row; hideTooltips ends their own tooltips.', async () => {
    const limit = (hideTooltips: boolean) => (
      <LineAnnotation
        key="limit"
        id="limit"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 2, details: 'the limit' }]}
        marker={<i>limit</i>}
        hideTooltips={hideTooltips}
      />
    );
    const { container } = await renderChart([lineOf('a'), limit(false)]);
    expect((await tooltipAt(container, 300, 150))?.textContent).not.toContain('limit');
    for (const hidden of [false, true]) {
      unmountAll();
      const chart = await renderChart([lineOf('a'), limit(hidden)]);
      elementIn(chart.container, '.echAnnotation__marker').dispatchEvent(
        new window.MouseEvent('mouseover', { bubbles: true }),
      );
      await move(chart.container, 300, 150);
      const shown = () => document.body.textContent.includes('the limit');
      if (hidden) expect(shown()).toBe(false);
      else await soon(() => expect(shown()).toBe(true));
    }
  });
});

describe('docs/legend', () => {
  it('A series without rows has no entry. Give it one row with null at an x of the others.', async () => {
    for (const Series of [LineSeries, BarSeries, AreaSeries])
      for (const stackAccessors of [undefined, ['x']]) {
        const legendWith = async (data: object[]) =>
          legendItemsOf(
            await renderChart(
              [
                <Series
                  key="empty"
                  id="empty"
                  data={data}
                  xScaleType={ScaleType.Linear}
                  xAccessor="x"
                  yAccessors={['y']}
                  stackAccessors={stackAccessors}
                />,
                lineOf('a'),
              ],
              { showLegend: true },
            ),
          ).map(({ label }) => label);
        expect(await legendWith([])).toEqual(['a']);
        expect(await legendWith([{ x: 1, y: null }])).toEqual(['empty', 'a']);
        unmountAll();
      }
  });
});

describe('docs/bars', () => {
  it('It is half of a gap: set barsPadding and histogramPadding under scales of the theme to 0.', async () => {
    for (const Series of [BarSeries, HistogramBarSeries])
      for (const type of [ScaleType.Ordinal, ScaleType.Linear, ScaleType.Time] as const) {
        const bars = async (theme: PartialTheme) =>
          barsOf(
            (
              await renderChart(
                <Series
                  id="bars"
                  color="#123456"
                  data={hours}
                  xScaleType={type}
                  xAccessor="x"
                  yAccessors={['y']}
                />,
                { theme },
              )
            ).svg,
            '#123456',
          );
        const [first, second] = await bars(halfGaps);
        expect(first!.x).toBeCloseTo((second!.x - first!.x - first!.width) / 2, 0);
        expect((await bars(noGaps))[0]!.x).toBeCloseTo(0);
      }
  });

  it('y0Accessors reads the lower end, such as the min of the axis for bars from the bottom: Floating ranges, Waterfall, Project plan. It also adds a row to the tooltip.', async () => {
    const data = [
      { x: 'a', y: 30, low: -50 },
      { x: 'b', y: -20, low: -50 },
    ];
    const barsWith = async (y0Accessors?: string[]) => {
      const { container, svg } = await renderChart([
        <Axis key="y" id="y" position={Position.Left} domain={{ min: -50, max: 50 }} hide />,
        <BarSeries
          key="bars"
          id="bars"
          color="#123456"
          data={data}
          {...xy}
          y0Accessors={y0Accessors}
        />,
      ]);
      const { length } = (await tooltipAt(container, 150, 200))!.querySelectorAll(
        '.echTooltip__label',
      );
      unmountAll();
      return { heights: barsOf(svg, '#123456').map(({ height }) => height), rows: length };
    };
    // The plot is 300 pixels high for 100.
    expect(await barsWith()).toEqual({ heights: [90, 60], rows: 1 });
    expect(await barsWith(['low'])).toEqual({ heights: [240, 90], rows: 2 });
  });
});

describe('docs/brush-and-zoom', () => {
  it('A drag selects along x only, unless brushAxis is BrushAxis.Y or Both.', async () => {
    const selected = async (brushAxis?: 'x' | 'y' | 'both') => {
      let keys: string[] = [];
      const { container } = await renderChart([lineOf('a')], {
        brushAxis,
        onBrushEnd: (event) => {
          keys = Object.entries(event).flatMap(([key, value]) => (value ? key : []));
        },
      });
      await drag(container, [100, 100], [400, 200]);
      await soon(() => expect(keys).not.toEqual([]));
      unmountAll();
      return keys.sort();
    };
    expect(await selected()).toEqual(['x']);
    expect(await selected('y')).toEqual(['y']);
    expect(await selected('both')).toEqual(['x', 'y']);
  });
});

describe('docs/responsive-size', () => {
  it('A width in pixels does not shrink: leave it out of size, and the chart is as wide as its parent.', async () => {
    const widthOf = async (size: { width?: number; height: number }) => {
      const { container } = await render(
        <div style={{ width: 300 }}>
          <Chart size={size}>{pie}</Chart>
        </div>,
      );
      return elementIn(container, '.echChart').style.width;
    };
    expect(await widthOf({ width: 800, height: 200 })).toBe('800px');
    expect(await widthOf({ height: 200 })).toBe('100%');
  });
});

describe('docs/performance', () => {
  it('Updates do not pile up: of 60 arrays of rows that a chart got in turn, it kept three.', async () => {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    for (const Series of [LineSeries, BarSeries]) {
      const arrays: WeakRef<object>[] = [];
      const chart = (update: number) => {
        const data = Array.from({ length: 50 }, (_, x) => ({ x, y: (x * update) % 17 }));
        arrays.push(new WeakRef(data));
        return (
          <Chart size={{ height: 200 }}>
            <Series
              id="s"
              data={data}
              xScaleType={ScaleType.Linear}
              xAccessor="x"
              yAccessors={['y']}
            />
          </Chart>
        );
      };
      const { rerender } = await render(chart(0));
      for (let update = 1; update < 60; update += 1) await rerender(chart(update));
      await soon(() => {
        collect();
        expect(arrays.filter((array) => array.deref()).length).toBeLessThanOrEqual(3);
      });
      unmountAll();
    }
  });
});
