import {
  AreaSeries,
  Axis,
  BarSeries,
  BubbleSeries,
  ColorVariant,
  DARK_THEME,
  GroupBy,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  SmallMultiples,
  type BubbleSeriesProps,
  type SettingsProps,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../combinations';
import { legendItemsOf } from '../legend-of';
import { renderChart, unmountAll } from '../render-chart';

const data = [
  { x: 0, y: 1, users: 10, region: 'EU' },
  { x: 1, y: 2, users: 20, region: 'EU' },
  { x: 2, y: 3, users: 1000, region: 'US' },
  { x: 3, y: 3, users: 2000, region: 'US' },
];
const fill = '#123456';

/** Returns the radii of the bubbles, sorted. */
async function radii(props: Partial<BubbleSeriesProps>, markSizeRatio?: number): Promise<number[]> {
  const { svg } = await renderChart(
    <>
      <Settings theme={{ markSizeRatio }} />
      <BubbleSeries
        id="bubbles"
        data={data}
        xScaleType={ScaleType.Linear}
        xAccessor="x"
        yAccessors={['y']}
        bubbleSeriesStyle={{ point: { radius: 5, fill, strokeWidth: 0 } }}
        {...props}
      />
    </>,
  );
  return radiiIn(svg);
}

/** Returns the radii of the circles in a drawing, sorted. */
function radiiIn(svg: string): number[] {
  const circles = svg.matchAll(new RegExp(`fill="${fill}"[^>]* d="M-([\\d.]+) 0`, 'g'));
  return [...circles].map(([, radius]) => Number(radius)).sort((a, b) => a - b);
}

describe('docs/bubbles', () => {
  it('radius is the size of all points.', async () => {
    expect(await radii({})).toEqual([5, 5, 5, 5]);
  });

  it('The area of a bubble grows with the value, from points with the radius of the style.', async () => {
    const [smallest, , half, largest] = (await radii({ markSizeAccessor: 'users' })) as number[];
    expect(smallest).toBe(5);
    expect((half! / largest!) ** 2).toBeCloseTo(0.5, 1);
  });

  it('markSizeRatio of the theme is roughly the radius of the largest one in pixels.', async () => {
    for (const ratio of [12, 30])
      expect(
        Math.abs((await radii({ markSizeAccessor: 'users' }, ratio))[3]! - ratio),
      ).toBeLessThan(1);
  });

  it('The size is relative to the smallest and largest value of its own series, in small multiples of its own panel. So the largest bubble of each series has the same size.', async () => {
    const { svg } = await renderChart(
      <>
        <GroupBy
          id="region"
          by={(_spec, row: (typeof data)[number]) => row.region}
          sort="dataIndex"
        />
        <SmallMultiples splitHorizontally="region" />
        <BubbleSeries
          id="bubbles"
          data={data}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          markSizeAccessor="users"
          bubbleSeriesStyle={{ point: { radius: 5, fill, strokeWidth: 0 } }}
        />
      </>,
    );
    const inPanels = radiiIn(svg);
    expect(inPanels[0]).toBe(inPanels[1]);
    expect(inPanels[2]).toBe(inPanels[3]);
    expect(inPanels[2]).toBeGreaterThan(inPanels[0]!);
    const [a, b, c, d] = await radii({
      markSizeAccessor: 'users',
      splitSeriesAccessors: ['region'],
    });
    expect(a).toBe(b);
    expect(c).toBe(d);
    expect(c).toBeGreaterThan(a!);
  });

  it('If all values of a series are equal, or it has one row, its bubbles keep the radius of the style.', async () => {
    const equal = data.map((row) => ({ ...row, users: 1000 }));
    for (const markSizeRatio of [undefined, 30]) {
      const sized = (props: Partial<BubbleSeriesProps>) =>
        radii({ markSizeAccessor: 'users', ...props }, markSizeRatio);
      expect(await sized({ data: equal })).toEqual([5, 5, 5, 5]);
      expect(await sized({ data: data.slice(3) })).toEqual([5]);
      expect((await sized({}))[3]).toBeGreaterThan(20);
    }
  });

  it('A markSizeAccessor does not change the size then, because each series has one row.', async () => {
    const named = data.map((row) => ({ ...row, name: `${row.x}` }));
    expect(
      await radii({ data: named, markSizeAccessor: 'users', splitSeriesAccessors: ['name'] }),
    ).toEqual([5, 5, 5, 5]);
  });

  it('pointStyleAccessor returns another color or shape for single points, and another size if there is no markSizeAccessor: Outliers.', async () => {
    const pointStyleAccessor = () => ({ radius: 40 });
    expect(await radii({ pointStyleAccessor })).toEqual([40, 40, 40, 40]);
    const sized = await radii({ pointStyleAccessor, markSizeAccessor: 'users' });
    expect(sized).toEqual(await radii({ markSizeAccessor: 'users' }));
  });

  it('Bubbles with a markSizeAccessor are cut off at the edge of the plot, points of the same size at the edge of the canvas.', async () => {
    for (const { markSizeAccessor, axis } of combinations({
      markSizeAccessor: [undefined, 'users'],
      axis: [false, true],
    })) {
      const { svg } = await renderChart(
        <>
          {axis && <Axis id="y" position={Position.Left} />}
          <BubbleSeries
            id="bubbles"
            data={data}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            markSizeAccessor={markSizeAccessor}
            bubbleSeriesStyle={{ point: { fill } }}
          />
        </>,
      );
      const clipped = new RegExp(`<g clip-path="[^"]+">\\s*<path fill="${fill}"`).test(svg);
      expect(clipped).toBe(markSizeAccessor !== undefined);
    }
  });

  it('On x, set limits beyond the data: xDomain has no padding.', async () => {
    const drawing = async (
      Series: typeof BubbleSeries | typeof LineSeries,
      xScaleType: 'linear' | 'time',
      xNice: boolean,
      xDomain: object,
    ) =>
      (
        await renderChart(
          <Series id="a" data={data} {...{ xScaleType, xNice }} xAccessor="x" yAccessors={['y']} />,
          { xDomain } as SettingsProps,
        )
      ).svg;
    for (const { Series, scale, nice, limits } of combinations({
      Series: [BubbleSeries, LineSeries],
      scale: ['linear', 'time'],
      nice: [false, true],
      limits: [
        { min: NaN, max: NaN },
        { min: 0, max: 3 },
      ],
    })) {
      const plain = await drawing(Series, scale, nice, limits);
      for (const paddingUnit of ['domain', 'domainRatio', 'pixel'])
        expect(await drawing(Series, scale, nice, { ...limits, padding: 20, paddingUnit })).toBe(
          plain,
        );
      expect(await drawing(Series, scale, nice, { min: -20, max: 30 })).not.toBe(plain);
    }
  });

  it('xNice and yNice end the domain at round numbers, which leaves no room where the data ends at one.', async () => {
    const ends = async (max: number, nice: boolean) => {
      const { debugState } = await renderChart(
        <>
          <Axis id="x" position={Position.Bottom} />
          <Axis id="y" position={Position.Left} />
          <BubbleSeries
            id="a"
            data={[0, max].map((x) => ({ x, y: x }))}
            xScaleType={ScaleType.Linear}
            xAccessor="x"
            yAccessors={['y']}
            xNice={nice}
            yNice={nice}
          />
        </>,
      );
      const { x, y } = debugState!.axes!;
      return [x[0]!.values.at(-1), y[0]!.values.at(-1)];
    };
    expect(await ends(9.6, true)).toEqual([10, 10]);
    for (const nice of [false, true]) expect(await ends(10, nice)).toEqual([10, 10]);
  });

  it('That room ends at zero unless constrainPadding is false.', expectNoRoomAtZero);
});

describe('docs/domains', () => {
  it('The room ends at zero unless you add constrainPadding: false:', expectNoRoomAtZero);
});

describe('reference/notes/SeriesAccessors', () => {
  it('If all values are equal, or there is one, the points keep that minimum.', async () => {
    const point = { visible: 'always', radius: 5, fill, strokeWidth: 0 } as const;
    const widths = async (Series: typeof LineSeries, rows: typeof data) => {
      const { svg } = await renderChart(
        <Series
          id="series"
          data={rows}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          markSizeAccessor="users"
          lineSeriesStyle={{ point }}
          {...{ areaSeriesStyle: { point }, bubbleSeriesStyle: { point } }}
        />,
      );
      unmountAll();
      const circles = svg.matchAll(new RegExp(`fill="${fill}"[^>]* d="M-([\\d.]+) 0`, 'g'));
      return [...circles].map(([, radius]) => Number(radius));
    };
    for (const Series of [
      LineSeries,
      AreaSeries,
      BubbleSeries,
    ] as unknown as (typeof LineSeries)[]) {
      const equal = data.map((row) => ({ ...row, users: 1000 }));
      expect(await widths(Series, equal)).toEqual([5, 5, 5, 5]);
      expect(await widths(Series, data.slice(3))).toEqual([5]);
      expect(Math.max(...(await widths(Series, data)))).toBeGreaterThan(20);
    }
  });
});

describe('reference/notes/YDomainBase', () => {
  it('The room ends at zero, unless constrainPadding is false.', expectNoRoomAtZero);
});

let room: Promise<void> | undefined;
const expectNoRoomAtZero = () => (room ??= checkRoomAtZero());

async function checkRoomAtZero() {
  for (const {
    Series,
    paddingUnit,
    data: [low, high],
    fit,
    constrainPadding,
  } of combinations({
    Series: [BubbleSeries, BarSeries],
    paddingUnit: ['domain', 'domainRatio', 'pixel'],
    data: [
      [0, 10],
      [-10, 0],
      // With `fit` the domain ends at 1 or -1, and the room would reach beyond zero.
      [1, 10],
      [-10, -1],
    ],
    fit: [false, true],
    constrainPadding: [undefined, false],
  })) {
    const padding = { domain: 2, domainRatio: 0.4, pixel: 80 }[paddingUnit];
    const { debugState } = await renderChart(
      <>
        <Axis
          id="y"
          position={Position.Left}
          ticks={40}
          domain={{ min: NaN, max: NaN, fit, padding, paddingUnit, constrainPadding }}
        />
        <Series
          id="a"
          data={[low, high].map((y, x) => ({ x, y }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </>,
    );
    unmountAll();
    const values = debugState!.axes!.y[0]!.values as number[];
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    // The other end always has room.
    const isPositive = low >= 0;
    expect(isPositive ? greatest > 10 : least < -10).toBe(true);
    expect(isPositive ? least < 0 : greatest > 0).toBe(constrainPadding === false);
    if (constrainPadding !== false) expect(isPositive ? least : greatest).toBeCloseTo(0);
  }
}

describe('docs/bubbles', () => {
  it('In the dark theme the points are black with an outline, until you set fill: ColorVariant.Series in bubbleSeriesStyle.point.', async () => {
    const colors = async (fill?: ColorVariant) => {
      const { svg } = await renderChart(
        <BubbleSeries
          id="bubbles"
          data={data}
          color="#123456"
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          bubbleSeriesStyle={fill && { point: { fill } }}
        />,
        { baseTheme: DARK_THEME },
      );
      const isFilled = svg.includes('fill="#123456"');
      // Paths without a fill are black.
      const isBlack = /<path(?![^>]* fill=)[^>]* d="[^"]+"/.test(svg);
      return { isFilled, isBlack, hasOutline: svg.includes('stroke="#123456"') };
    };
    expect(await colors()).toEqual({ isFilled: false, isBlack: true, hasOutline: true });
    const filled = await colors(ColorVariant.Series);
    expect(filled).toEqual({ isFilled: true, isBlack: false, hasOutline: true });
  });

  it('Name the field in splitSeriesAccessors: each of its values becomes a series with a color and an entry in the legend, as in the first chart of this page. The legend lists series, so name the colors in a text beside the chart.', async () => {
    const entries = async (props: Partial<BubbleSeriesProps>) => {
      const rendered = await renderChart(
        <BubbleSeries
          id="bubbles"
          data={data}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          {...props}
        />,
        { showLegend: true },
      );
      return legendItemsOf(rendered).map(({ label }) => label);
    };
    expect(await entries({ splitSeriesAccessors: ['region'] })).toEqual(['EU', 'US']);
    const colorOf = ({ datum }: { datum?: unknown }) =>
      (datum as { region: string }).region === 'EU' ? '#16c5c0' : '#61a2ff';
    expect(await entries({ pointStyleAccessor: colorOf })).toEqual(['bubbles']);
  });
});
