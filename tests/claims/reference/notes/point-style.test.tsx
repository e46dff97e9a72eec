import {
  AreaSeries,
  BubbleSeries,
  DARK_THEME,
  LIGHT_THEME,
  LineSeries,
  ScaleType,
  type BubbleSeriesProps,
  type PointStyle,
  type PointStyleAccessor,
  type PointStyleOverride as Override,
  type RecursivePartial,
  type Theme,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { highlighted } from '../../highlighted';
import { renderChart } from '../../render-chart';

const series = {
  id: 'series',
  data: [
    { x: 1, y: 2, size: 4 },
    { x: 2, y: 3, size: 9 },
    { x: 3, y: 1, size: 1 },
  ],
  xScaleType: ScaleType.Linear,
  xAccessor: 'x',
  yAccessors: ['y'],
};
const marks = { markSizeAccessor: 'size' };

type Point = RecursivePartial<PointStyle>;

describe('reference/notes/LineSeriesStyle', () => {
  it("With visible: 'never', markSizeAccessor has no effect.", async () => {
    const drawing = async (visible: 'never' | 'always', props = {}) =>
      drawingOf(
        await renderChart(
          <LineSeries {...series} {...props} lineSeriesStyle={{ point: { visible } }} />,
        ),
      );
    expect(await drawing('never', marks)).toBe(await drawing('never'));
    expect(await drawing('always', marks)).not.toBe(await drawing('always'));
  });
});

describe('reference/notes/AreaSeriesStyle', () => {
  it("With visible: 'never', markSizeAccessor has no effect.", async () => {
    const drawing = async (visible: 'never' | 'always', props = {}) =>
      drawingOf(
        await renderChart(
          <AreaSeries {...series} {...props} areaSeriesStyle={{ point: { visible } }} />,
        ),
      );
    expect(await drawing('never', marks)).toBe(await drawing('never'));
    expect(await drawing('always', marks)).not.toBe(await drawing('always'));
  });
});

const bubbles = (props: Partial<BubbleSeriesProps>) => (
  <BubbleSeries key={props.id ?? 'series'} {...series} {...props} />
);

describe('reference/notes/BubbleSeriesStyle', () => {
  it('visible, focused and dimmed have no effect: bubbles always show and fade with sharedStyle of the theme.', async () => {
    const drawing = async (point: Point) =>
      drawingOf(await renderChart(bubbles({ bubbleSeriesStyle: { point } })));
    expect(await drawing({ visible: 'never' })).toBe(await drawing({ visible: 'always' }));
    expect(await drawing({ visible: 'never' })).not.toBe(await drawing({ opacity: 0.1 }));

    const faded = (point: Point, unhighlighted = 0.25) =>
      highlighted(
        [
          bubbles({ id: 'first', bubbleSeriesStyle: { point } }),
          bubbles({ id: 'second', bubbleSeriesStyle: { point } }),
        ],
        { theme: { sharedStyle: { unhighlighted: { opacity: unhighlighted } } } },
      );
    const plain = await faded({});
    expect(await faded({ dimmed: { opacity: 0.9 } })).toBe(plain);
    expect(await faded({ dimmed: { fill: '#C03060', stroke: '#C03060' } })).toBe(plain);
    expect(await faded({ focused: { strokeWidth: 9 } })).toBe(plain);
    expect(await faded({}, 0.7)).not.toBe(plain);
  });
});

const color = '#c03060';

/** Returns whether a result of the accessor changes the drawing. */
async function isChanged(
  Series: typeof BubbleSeries,
  baseTheme: Theme,
  style: Override,
  props: object = {},
) {
  const drawing = async (pointStyleAccessor?: PointStyleAccessor) =>
    drawingOf(
      await renderChart(<Series {...series} {...props} pointStyleAccessor={pointStyleAccessor} />, {
        baseTheme,
      }),
    );
  return (await drawing(() => style)) !== (await drawing());
}

async function expectNoStrokeOfLightBubbles() {
  expect(await isChanged(BubbleSeries, LIGHT_THEME, color)).toBe(false);
  expect(await isChanged(BubbleSeries, DARK_THEME, color)).toBe(true);
  const Lines = LineSeries as unknown as typeof BubbleSeries;
  for (const baseTheme of [LIGHT_THEME, DARK_THEME]) {
    expect(await isChanged(BubbleSeries, baseTheme, { fill: color })).toBe(true);
    expect(await isChanged(Lines, baseTheme, color)).toBe(true);
  }
}

async function expectNoPointsOfAreas() {
  const Areas = AreaSeries as unknown as typeof BubbleSeries;
  const visible = { areaSeriesStyle: { point: { visible: 'always' } } };
  for (const baseTheme of [LIGHT_THEME, DARK_THEME])
    for (const style of [color, { fill: color, radius: 9 }]) {
      expect(await isChanged(Areas, baseTheme, style)).toBe(false);
      expect(await isChanged(Areas, baseTheme, style, visible)).toBe(true);
    }
}

describe('reference/notes/AreaSeriesSpec', () => {
  it(
    'By default areas show no points: set point.visible in areaSeriesStyle as well.',
    expectNoPointsOfAreas,
  );
});

describe('reference/notes/BubbleSeriesSpec', () => {
  it('A radius that it returns has no effect while markSizeAccessor is set.', async () => {
    const drawing = async (props: Partial<BubbleSeriesProps>) =>
      drawingOf(await renderChart(bubbles(props)));
    const pointStyleAccessor = () => ({ radius: 30 });
    expect(await drawing({ ...marks, pointStyleAccessor })).toBe(await drawing(marks));
    expect(await drawing({ pointStyleAccessor })).not.toBe(await drawing({}));
    const withFill = { ...marks, pointStyleAccessor: () => ({ fill: '#C03060' }) };
    expect(await drawing(withFill)).not.toBe(await drawing(marks));
  });

  it('In the light theme bubbles have no stroke: return a fill.', expectNoStrokeOfLightBubbles);
});

describe('reference/notes/PointStyleOverride', () => {
  it(
    'In the light theme bubbles have no stroke: return a fill for them.',
    expectNoStrokeOfLightBubbles,
  );
});

describe('docs/style-data-points', () => {
  it(
    'A color alone is that of the outline, which bubbles do not have in the light theme: return a fill for them.',
    expectNoStrokeOfLightBubbles,
  );
});

describe('reference/notes/PointStyle', () => {
  const opacities = async (
    Series: typeof LineSeries,
    visible: 'always' | 'never',
    style: RecursivePartial<PointStyle>,
  ) => {
    const point = { visible, fill: '#112233', stroke: '#112233', ...style };
    const { svg } = await renderChart(
      <Series
        {...series}
        data={[
          { x: 1, y: 2 },
          { x: 2, y: null },
          { x: 3, y: 1 },
        ]}
        {...{
          lineSeriesStyle: { line: { visible: false }, point },
          areaSeriesStyle: { area: { visible: false }, line: { visible: false }, point },
        }}
      />,
    );
    const paths = svg.matchAll(/<path [^>]*fill="#123"[^>]*?(?:fill-opacity="([\d.]+)")?[^>]*>/g);
    return [...paths].map(([path]) =>
      Number(/fill-opacity="([\d.]+)"/.exec(path)?.[1] ?? 1).toFixed(2),
    );
  };

  it('On lines and areas it is applied twice, so 0.5 shows as 0.25; put the transparency into fill and stroke to avoid this. Where points are hidden, the dot of a value without neighbors has it once.', async () => {
    const Areas = AreaSeries as unknown as typeof LineSeries;
    for (const Series of [LineSeries, Areas]) {
      expect(await opacities(Series, 'always', { opacity: 0.5 })).toEqual(['0.25', '0.25']);
      expect(await opacities(Series, 'never', { opacity: 0.5 })).toEqual(['0.50', '0.50']);
      const color = 'rgba(17, 34, 51, 0.5)';
      const transparent = { fill: color, stroke: color };
      expect(await opacities(Series, 'always', transparent)).toEqual(['0.50', '0.50']);
    }
  });
});
