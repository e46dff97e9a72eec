import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  LIGHT_THEME,
  Settings,
  type BulletDatum,
  type BulletProps,
  type GoalProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { combinations } from '../combinations';
import { click } from '../pointer';
import { render } from '../render-chart';

const cellOf = (props: Partial<BulletDatum> = {}): BulletDatum => ({
  title: 'A',
  value: 5,
  domain: [0, 10],
  valueFormatter: (value) => `value ${value}`,
  tickFormatter: (tick) => `tick ${tick}`,
  ...props,
});

/** Renders a grid of bullets, by default horizontal ones. */
const grid = (
  data: (BulletDatum | undefined)[][],
  props: Partial<BulletProps> = {},
  [width, height] = [400, 400],
  settings: SettingsProps = {},
) =>
  render(
    <Chart size={{ width, height }}>
      <Settings {...settings} />
      <Bullet id="bullet" subtype={BulletSubtype.horizontal} data={data} {...props} />
    </Chart>,
  );

/** Expects that a bullet without a value throws as a tile alone, and with NaN never. */
async function expectMissingValues() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const { subtype, value } of combinations({
    subtype: [BulletSubtype.horizontal, BulletSubtype.vertical, BulletSubtype.halfCircle],
    value: [null, undefined, NaN],
  })) {
    // Unlike a browser, the canvas of these tests throws for an arc without an end.
    const isArc = subtype === BulletSubtype.halfCircle && value !== null;
    const data = [[cellOf({ value: value as number, ticks: [] })]];
    if (!isArc) {
      const { svg, texts } = await grid(data, { subtype });
      expect(texts).toContain(`value ${value}`);
      expect(svg).toBe(
        (
          await grid([[cellOf({ value: 0, ticks: [], valueFormatter: () => `value ${value}` })]], {
            subtype,
          })
        ).svg,
      );
    }
    const small = grid(data, { subtype }, [400, 60]);
    if (Number.isNaN(value)) expect((await small).texts).toContain('N/A');
    else await expect(small).rejects.toThrow(`properties of ${value} (reading 'length')`);
  }
  vi.restoreAllMocks();
}

const goal = (props: Partial<GoalProps>, settings: SettingsProps = {}) =>
  render(
    <Chart size={{ width: 400, height: 300 }}>
      <Settings {...settings} />
      <Goal
        id="goal"
        subtype="goal"
        domain={{ min: 0, max: 10 }}
        actual={5}
        ticks={[]}
        labelMajor=""
        labelMinor=""
        centralMajor=""
        {...props}
      />
    </Chart>,
  );

/** Returns color, start and width of the bands of a horizontal bullet of 384 pixels. */
const bandsOf = (svg: string) =>
  [...svg.matchAll(/<rect fill="([^"]+)" [^>]* y="4" width="([\d.]+)"/g)].map(
    ([rect, fill, width]) => [
      fill,
      Math.round(Number(/ x="([\d.]+)"/.exec(rect)?.[1] ?? 0)),
      Math.round(Number(width)),
    ],
  );

/** Renders an arc, by default a half circle. */
const halfCircle = (
  width: number,
  height: number,
  datum: Partial<BulletDatum>,
  subtype: BulletSubtype = BulletSubtype.halfCircle,
) =>
  render(
    <Chart size={{ width, height }}>
      <Bullet
        id="bullet"
        subtype={subtype}
        data={[
          [
            {
              title: 'A',
              value: 0,
              domain: [0, 10],
              valueFormatter: String,
              tickFormatter: String,
              ...datum,
            },
          ],
        ]}
      />
    </Chart>,
  );

describe('docs/gauge-and-bullet', () => {
  it('A Bullet shows the value as a bar along the arc, and the target as a mark across it.', async () => {
    /**
     * Returns the lines in the color of the bar: where they begin and end along the half circle, from 0 to 1, and at
     * which distances from its center, in pixels.
     */
    const linesOf = async (value: number, target?: number) => {
      const { svg } = await halfCircle(280, 260, { value, target });
      return [...svg.matchAll(/stroke="#1D2A3E".* d="(.*)"/g)].map(([, path = '']) => {
        // The arc has a radius of 112 pixels around 132, 132.
        const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
          left: 132 - Number(x),
          up: 132 - Number(y),
        }));
        const along = points.map(({ left, up }) => Math.atan2(up, left) / Math.PI);
        const fromCenter = points.map(({ left, up }) => Math.hypot(up, left));
        const ends = (values: number[], digits: number) =>
          [Math.min(...values), Math.max(...values)].map((value) => Number(value.toFixed(digits)));
        return { along: ends(along, 2), fromCenter: ends(fromCenter, 0) };
      });
    };
    expect(await linesOf(2.5)).toEqual([{ along: [0, 0.25], fromCenter: [112, 112] }]);
    expect(await linesOf(5)).toEqual([{ along: [0, 0.5], fromCenter: [112, 112] }]);
    // The arc is 32 pixels thick: from 96 to 128.
    expect(await linesOf(5, 7.5)).toEqual([
      { along: [0, 0.5], fromCenter: [112, 112] },
      { along: [0.75, 0.75], fromCenter: [92, 132] },
    ]);
  });

  it('Labels of an arc overlap. All of them are drawn, however little room there is; a full circle leaves out the last one where it meets the first.', async () => {
    const ticks = [0, 100, 200, 300, 400, 500, 600];
    const tickFormatter = (tick: number) => `${tick} min`;
    const { texts } = await halfCircle(180, 220, { domain: [0, 600], ticks, tickFormatter });
    expect(texts).toEqual(expect.arrayContaining(ticks.map(tickFormatter)));
    const circle = async (domain: [number, number]) => {
      const { texts } = await halfCircle(
        300,
        340,
        { domain, ticks, tickFormatter },
        BulletSubtype.circle,
      );
      return texts.filter((text) => text.endsWith(' min'));
    };
    expect(await circle([0, 600])).toEqual(ticks.slice(0, -1).map(tickFormatter));
    expect(await circle([0, 700])).toEqual(ticks.map(tickFormatter));
  });

  it('The two ends of domain are the minimum and the maximum of the gauge, unless niceDomain rounds them. ticks lists the values that get a label, tickFormatter writes them.', async () => {
    const ticks = [0, 4, 9.3, 10];
    for (const subtype of Object.values(BulletSubtype)) {
      const labels = async (niceDomain: boolean) =>
        (await grid([[cellOf({ domain: [0, 9.3], ticks, niceDomain })]], { subtype })).texts.filter(
          (text) => text.startsWith('tick'),
        );
      // A full circle has one label where its ends meet.
      const isCircle = subtype === BulletSubtype.circle;
      expect(await labels(false)).toEqual(['tick 0', 'tick 4', ...(isCircle ? [] : ['tick 9.3'])]);
      expect(await labels(true)).toEqual([
        'tick 0',
        'tick 4',
        'tick 9.3',
        ...(isCircle ? [] : ['tick 10']),
      ]);
    }
  });

  it('Give each band both bounds: one with a single bound has no width, and the bands after it come out wrong.', async () => {
    const bands = async (first: object, last: object) => {
      const colorBands = [
        { color: '#ff0000', lt: 3, ...first },
        { color: '#00ff00', gte: 3, lt: 6 },
        { color: '#0000ff', gte: 6, ...last },
      ];
      return bandsOf((await grid([[cellOf()]], { colorBands })).svg);
    };
    const [red, green, blue] = [
      ['red', 0, 115],
      ['lime', 115, 115],
      ['blue', 230, 154],
    ];
    expect(await bands({ gte: 0 }, { lte: 10 })).toEqual([red, green, blue]);
    expect(await bands({ gte: 0 }, {})).toEqual([red, green]);
    expect((await bands({}, { lte: 10 })).filter(([, , width]) => Number(width) > 0)).toEqual([]);
  });

  it('BulletColorConfig has two more forms, which blend colors over the domain. The bands of a plain list of colors end at the ticks.', async () => {
    const bands = async (colorBands: BulletProps['colorBands']) =>
      bandsOf((await grid([[cellOf({ ticks: [0, 2.5, 10] })]], { colorBands })).svg);
    const colors = ['#ff0000', '#0000ff'];
    const list = await bands(colors);
    expect(list.map(([, ...place]) => place)).toEqual([
      [0, 96],
      [96, 288],
    ]);
    expect(list.map(([color]) => color)).not.toContain('red');
    const steps = await bands({ colors, steps: 3 });
    expect(steps.map(([, ...place]) => place)).toEqual([
      [0, 128],
      [128, 128],
      [256, 128],
    ]);
    expect([steps[0]?.[0], steps[2]?.[0]]).toEqual(['red', 'blue']);
    expect(['red', 'blue']).not.toContain(steps[1]?.[0]);
  });

  it('The mark across the bar is the target; the header shows value and target as text.', async () => {
    for (const subtype of Object.values(BulletSubtype)) {
      const { texts } = await grid([[cellOf({ target: 8 })]], { subtype });
      expect(texts).toEqual(expect.arrayContaining(['value 5 ', '/ value 8']));
    }
    const marks = ({ svg }: { svg: string }) =>
      [...svg.matchAll(/ x="([\d.]+)" width="(\d)" height="40"/g)].map(
        ([, x, width]) => Number(x) + Number(width) / 2,
      );
    expect(marks(await grid([[cellOf({ target: 7.5 })]]))).toEqual([288]);
    expect(marks(await grid([[cellOf()]]))).toEqual([]);
  });

  it(
    'A value of null or undefined draws no bar, and throws "Cannot read properties of null (reading \'length\')" in a chart so small that its cells become tiles. Pass NaN: a tile shows "N/A", else valueFormatter gets it and writes the text.',
    expectMissingValues,
  );

  it('A target of 0 has a mark in a Bullet, but no text. One outside of domain has a text, but no mark. A Goal shows neither of them.', async () => {
    const shapesIn = (svg: string) => svg.split(/<path|<rect/).length;
    for (const subtype of Object.values(BulletSubtype)) {
      const drawn = async (target?: number) => {
        const { svg, texts } = await grid([[cellOf({ target, ticks: [] })]], { subtype });
        const text = texts.find((each) => each.startsWith('/'));
        return { text, shapes: shapesIn(svg) - texts.length };
      };
      const { shapes } = await drawn();
      expect(await drawn(0)).toEqual({ text: undefined, shapes: shapes + 1 });
      expect(await drawn(12)).toEqual({ text: '/ value 12', shapes });
      expect(await drawn(8)).toEqual({ text: '/ value 8', shapes: shapes + 1 });
    }
    for (const subtype of ['goal', 'horizontalBullet', 'verticalBullet'] as const) {
      const { svg, texts } = await goal({ subtype });
      for (const target of [0, 12]) {
        const other = await goal({ subtype, target });
        expect(shapesIn(other.svg)).toBe(shapesIn(svg));
        expect(other.texts).toEqual(texts);
      }
      expect(shapesIn((await goal({ subtype, target: 8 })).svg)).toBeGreaterThan(shapesIn(svg));
    }
  });

  it('data is an array of rows, each an array of cells; undefined leaves a cell empty.', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [a, b, c] = ['A', 'B', 'C'].map((title) => cellOf({ title }));
    for (const size of [
      [600, 400],
      [300, 60],
    ] as const) {
      const { texts, container } = await grid(
        [
          [a, undefined, b],
          [undefined, c],
        ],
        {},
        [...size],
      );
      expect(texts.filter((text) => /^[ABC]$/.test(text))).toEqual(['A', 'B', 'C']);
      expect(container.querySelectorAll('.echMetric')).toHaveLength(size[1] < 100 ? 3 : 0);
    }
    vi.restoreAllMocks();
  });

  it('onElementClick is never called for a Bullet.', async () => {
    const called = async (show: (settings: SettingsProps) => ReturnType<typeof render>) => {
      const onElementClick = vi.fn();
      const onElementOver = vi.fn();
      const { container } = await show({ onElementClick, onElementOver });
      await click(container, 200, 150);
      for (const element of container.querySelectorAll<HTMLElement>('.echMetric, button'))
        element.click();
      return [onElementClick.mock.calls.length, onElementOver.mock.calls.length];
    };
    for (const { subtype, height } of combinations({
      subtype: Object.values(BulletSubtype),
      height: [400, 60],
    }))
      expect(
        await called((settings) =>
          grid([[cellOf(), cellOf()]], { subtype }, [400, height], settings),
        ),
      ).toEqual([0, 0]);
    for (const subtype of ['goal', 'horizontalBullet', 'verticalBullet'] as const)
      expect(await called((settings) => goal({ subtype }, settings))).toEqual([1, 1]);
  });

  it('A Goal sizes its arc as if it were a whole circle, also when angleStart and angleEnd bend the upper half alone. The space above and below it stays empty.', async () => {
    const arc = async (angleStart: number, angleEnd: number) => {
      const { svg } = await goal({
        angleStart,
        angleEnd,
        bands: [10],
        bandFillColor: () => '#ff0000',
      });
      const [, path = ''] = /stroke="red".* d="([^"]*)"/.exec(svg)!;
      const points = [...path.matchAll(/([\d.]+) ([\d.]+)/g)];
      const range = (axis: 1 | 2) => {
        const values = points.map((point) => Number(point[axis]));
        return [Math.min(...values), Math.max(...values)].map(Math.round);
      };
      return { x: range(1), y: range(2) };
    };
    const circle = await arc(1.5 * Math.PI, -0.5 * Math.PI);
    const half = await arc(Math.PI, 0);
    expect(half.x).toEqual(circle.x);
    const [top, bottom] = half.y as [number, number];
    expect([bottom - top, (top + bottom) / 2]).toEqual([
      Math.round((circle.y[1]! - circle.y[0]!) / 2),
      expect.closeTo(132, 0),
    ]);
  });

  it('The bar has one color, from the theme.', async () => {
    const colorBands = [
      { gte: 0, lt: 5, color: '#c8554f' },
      { gte: 5, lte: 10, color: '#3f9c7f' },
    ];
    for (const value of [2, 8]) {
      const barIn = async (settings: SettingsProps = {}) =>
        /<rect fill="([^"]+)" [^>]* y="14" width="\d+/.exec(
          (await grid([[cellOf({ value, target: 5 })]], { colorBands }, [400, 300], settings)).svg,
        )?.[1];
      expect(await barIn()).toBe(LIGHT_THEME.bulletGraph.barBackground);
      expect(await barIn({ theme: { bulletGraph: { barBackground: '#123456' } } })).toBe('#123456');
    }
  });

  it('All cells of the chart change together.', async () => {
    // The second title needs a row of its own, for which there is no height.
    const long = cellOf({ title: 'A title that is much too long for the half of this chart' });
    const tiles = async (...cells: BulletDatum[]) =>
      (await grid([cells], {}, [400, 100])).container.querySelectorAll('.echMetric').length;
    expect(await tiles(cellOf(), cellOf())).toBe(0);
    expect(await tiles(cellOf(), long)).toBe(2);
  });
});

describe('api/specs/BulletGraph', () => {
  it(
    'A value of null or undefined throws where the cells are so small that they turn into tiles. Pass NaN for a missing value.',
    expectMissingValues,
  );
});

describe('reference/notes/BulletDatum', () => {
  it(
    'For a missing value pass NaN, which draws no bar: null throws where the cell becomes a tile.',
    expectMissingValues,
  );
});
