import type { ComponentType } from 'react';
import {
  Chart,
  Metric,
  Settings,
  type MetricDatum,
  type MetricWNumber,
  type SettingsProps,
} from '@elastic/charts';
import { expect, it, vi, describe } from 'vitest';
import { codeOn } from '../code-on';
import { mouse } from '../pointer';
import { render } from '../render-chart';
import { soon } from '../soon';

const tile = {
  title: 'Orders',
  color: '#6dccb1',
  value: 4,
  valueFormatter: (n: number) => `${n} km`,
};
const trend = {
  trendShape: 'area',
  trend: [
    { x: 1, y: 2 },
    { x: 2, y: 3 },
  ],
};
const progress = { domainMax: 8, progressBarDirection: 'horizontal' };

/** Renders rows of tiles; a place without one is empty. */
const tiles = (rows: (object | undefined)[][], settings: SettingsProps = {}, height = 300) =>
  render(
    <Chart size={{ height, width: 600 }}>
      <Settings {...settings} />
      <Metric
        id="tiles"
        data={rows.map((row) => row.map((cell) => cell && ({ ...tile, ...cell } as MetricDatum)))}
      />
    </Chart>,
  );

describe('docs/metric-tiles', () => {
  it('any element in the free space, such as a button or a menu', async () => {
    const onClick = vi.fn();
    const { container } = await render(
      <Chart size={{ height: 200, width: 300 }}>
        <Metric
          id="tile"
          data={[
            [
              {
                color: '#dddddd',
                title: 'Orders',
                value: 'many',
                body: (
                  <button type="button" onClick={onClick}>
                    Menu
                  </button>
                ),
              },
            ],
          ]}
        />
      </Chart>,
    );
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Menu',
    )!;
    button.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("Draw a frame with body: an element with position: 'absolute' and inset: 0 covers its tile. A tile has neither className nor style, and no selection of its own.", async () => {
    const { Rooms } = codeOn<{
      Rooms: ComponentType<{ rooms: { name: string; degrees: number }[] }>;
    }>('docs/metric-tiles', 'frame');
    const rooms = ['A', 'B', 'C'].map((name, index) => ({ name, degrees: index - 20 }));
    const { container } = await render(<Rooms rooms={rooms} />);
    const tiles = () => [...container.querySelectorAll<HTMLElement>('.echMetric')];
    const selected = () =>
      tiles()
        .filter((tile) => tile.querySelector('[aria-label=Selected]'))
        .map((tile) => tile.querySelector('h2')?.textContent);
    expect(selected()).toEqual(['A']);
    tiles()[2]!.querySelector('button')!.click();
    await soon(() => expect(selected()).toEqual(['C']));
    // The nearest positioned ancestor is as large as the tile.
    const frame = tiles()[2]!.querySelector('[aria-label=Selected]')!;
    const positioned = (element: Element): Element =>
      getComputedStyle(element).position === 'relative'
        ? element
        : positioned(element.parentElement!);
    const containing = positioned(frame.parentElement!);
    expect(containing.className).toBe('echMetricText');
    expect(containing.parentElement).toBe(tiles()[2]);
    expect(getComputedStyle(containing).height).toBe('100%');

    const styled = {
      title: 'A',
      value: 'x',
      color: '#ffffff',
      className: 'mine',
      style: { top: 1 },
    };
    const plain = await render(
      <Chart size={{ height: 200 }}>
        <Metric id="tile" data={[[styled]]} />
      </Chart>,
    );
    expect(plain.container.querySelector('.mine, [style*="top: 1px"]')).toBeNull();
  });

  it('A long title wraps to three lines at most and then ends in "…". The browser shows all of it when the pointer rests on it. Low tiles have room for fewer lines.', async () => {
    const title =
      'Median time until the checkout service in the north answers a request of a browser';
    const linesAt = async (height: number, others: Partial<MetricWNumber>) => {
      const tile = { title, value: 12, color: '#ffffff', valueFormatter: String, ...others };
      const { container } = await render(
        <Chart size={{ height, width: 180 }}>
          <Metric id="tile" data={[[tile]]} />
        </Chart>,
      );
      const element = [...container.querySelectorAll<HTMLElement>('h2 span')].find(
        ({ textContent }) => textContent === title,
      )!;
      expect(element.title).toBe(title);
      expect(element.style.getPropertyValue('text-overflow')).toBe('ellipsis');
      return Number(element.style.getPropertyValue('-webkit-line-clamp'));
    };
    for (const others of [{}, { subtitle: 'last 30 days' }]) {
      expect(await linesAt(100, others)).toBeLessThan(3);
      expect(await linesAt(240, others)).toBe(3);
      expect(await linesAt(900, others)).toBe(3);
    }
  });

  it('data of Metric is an array of rows, each an array of tiles. undefined leaves a place empty; the longest row sets the number of columns.', async () => {
    const { container } = await tiles([
      [{ title: 'A' }],
      [undefined, { title: 'B' }, { title: 'C' }],
    ]);
    const places = [...container.querySelectorAll('.echMetricContainer > li')];
    expect(places.map((place) => place.querySelector('h2')?.textContent ?? '')).toEqual([
      ...['A', '', ''],
      ...['', 'B', 'C'],
    ]);
  });

  it('color is the background of the tile, or the color of its progress bar.', async () => {
    for (const [kind, props] of Object.entries({ plain: {}, trend, progress })) {
      const { container } = await tiles([[props]]);
      const isRed = (selector: string, property: 'backgroundColor' | 'fill') => {
        const element = container.querySelector<HTMLElement>(selector);
        const value = element?.style[property] || element?.getAttribute(property);
        return /rgba?\(109, ?204, ?177/.test(value ?? '');
      };
      expect([
        isRed('.echMetric', 'backgroundColor'),
        isRed('.echSingleMetricSparkline rect', 'fill'),
        /109, ?204, ?177/.test(container.querySelector('.echMeter')?.outerHTML ?? ''),
      ]).toEqual([kind === 'plain', kind === 'trend', kind === 'progress']);
    }
  });

  it('onElementClick gets row and column, not the tile. A press of the mouse counts if it is shorter than 200 milliseconds.', async () => {
    const onElementClick = vi.fn();
    const { container } = await tiles(
      [
        [{}, {}],
        [{}, { title: 'B' }],
      ],
      { onElementClick },
    );
    const last = [...container.querySelectorAll('.echMetric')].at(-1)!;
    const now = vi.spyOn(Date, 'now');
    for (const [duration, calls] of [
      [100, 1],
      [200, 1],
      [199, 2],
    ] as const) {
      now.mockReturnValue(1000);
      await mouse(last, 'mousedown', 1, 1);
      now.mockReturnValue(1000 + duration);
      await mouse(last, 'mouseup', 1, 1);
      expect(onElementClick).toHaveBeenCalledTimes(calls);
    }
    now.mockRestore();
    expect(onElementClick).toHaveBeenLastCalledWith([
      { type: 'metricElementEvent', rowIndex: 1, columnIndex: 1 },
    ]);
  });

  it("Tiles share the chart evenly. Their values have one size of text: the longest value sets it, unless the theme's metric.valueFontSize is a number.", async () => {
    const sizes = async (longest: string, valueFontSize: 'default' | 'fit' | number) => {
      const { container } = await tiles(
        [
          [{}, { value: longest }, trend],
          [progress, {}],
        ],
        { theme: { metric: { valueFontSize } } },
      );
      const values = [...container.querySelectorAll<HTMLElement>('.echMetricText__value')];
      expect(values).toHaveLength(5);
      return [...new Set(values.map(({ style }) => parseFloat(style.fontSize)))];
    };
    const long = 'A value of many words';
    for (const size of ['default', 'fit'] as const) {
      const [short, ...others] = await sizes('1', size);
      const [small, ...more] = await sizes(long, size);
      expect([others, more]).toEqual([[], []]);
      expect(small).toBeLessThan(short!);
    }
    expect(await sizes('1', 30)).toEqual([30]);
    expect(await sizes(long, 30)).toEqual([30]);
  });

  it('target shows nothing: it works in tiles with a progress bar only.', async () => {
    const marks = async (props: object) =>
      (await tiles([[{ target: 6, ...props }]])).container.querySelectorAll(
        '[class*=echMeterTarget]',
      ).length;
    expect([await marks({}), await marks(trend)]).toEqual([0, 0]);
    expect(await marks(progress)).toBeGreaterThan(0);
  });

  it("There is no picture to export and no tooltip, except the browser's over title, value and bar: tiles are HTML, see Export a chart as PNG.", async () => {
    for (const props of [{}, trend, progress]) {
      const { container } = await tiles([[{ ...props, title: 'Orders' }]]);
      const figure = container.querySelector('.echMetric')!;
      await mouse(figure, 'mouseover', 20, 20);
      await mouse(figure, 'mousemove', 20, 20);
      expect(document.querySelector('.echTooltip')).toBeNull();
      expect(container.querySelector('canvas')).toBeNull();
      const titles = [...container.querySelectorAll<HTMLElement>('[title]')]
        .map(({ title }) => title)
        .filter(Boolean);
      expect(titles).toEqual(['Orders', '4 km', ...(props === progress ? ['50%'] : [])]);
    }
  });

  it('Values of a trend do not show on hover: tiles have no tooltip of the library.', async () => {
    const { container } = await tiles([[trend]]);
    await mouse(container.querySelector('.echSingleMetricSparkline')!, 'mousemove', 20, 200);
    expect(document.querySelector('.echTooltip')).toBeNull();
    expect(container.querySelector('[title*="3"], [title*="2"]')).toBeNull();
  });
});
