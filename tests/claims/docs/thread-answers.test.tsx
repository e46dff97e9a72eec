import type { ReactElement } from 'react';
import {
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  Heatmap,
  LIGHT_THEME,
  LineSeries,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  Tooltip,
  type CustomLegend,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf as drawingOfCanvas } from '../../../plugins/chart-examples/headless';
import { drawingOf } from '../drawing-of';
import { otherCharts } from '../every-chart';
import { mouse, surfaceOf, tooltipAt } from '../pointer';
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
