import {
  BarSeries,
  ScaleType,
  type BarSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
  type Rotation,
} from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { barsOf } from '../../bars-of';
import { first, renderChart, unmountAll } from '../../render-chart';
import { noMargins } from '../../two-lines';

/** Two bars in slots of 300 px: a low one and one that is as high as the plot, 300 px. */
async function bars(
  barSeriesStyle: RecursivePartial<BarSeriesStyle>,
  theme: PartialTheme = { scales: { barsPadding: 0 } },
  rotation: Rotation = 0,
) {
  const { svg } = await renderChart(
    <BarSeries
      id="bars"
      color="lime"
      data={[
        { x: 'a', y: 1 },
        { x: 'b', y: 100 },
      ]}
      xScaleType={ScaleType.Ordinal}
      xAccessor="x"
      yAccessors={['y']}
      barSeriesStyle={barSeriesStyle}
    />,
    { theme: [theme, noMargins], rotation },
  );
  unmountAll();
  return { bars: barsOf(svg, 'lime'), borders: svg.match(/stroke="red"/g)?.length ?? 0 };
}

const border = (strokeWidth: number, widthPixel = 100) => ({
  rect: { widthPixel },
  rectBorder: { visible: true, stroke: 'red', strokeWidth },
});
const widths = async (rect: BarSeriesStyle['rect'] | object) =>
  (await bars({ rect })).bars.map(({ width }) => width);

describe('reference/notes/RectBorderStyle', () => {
  it('A bar that is not longer than strokeWidth, or is narrower, gets none.', async () => {
    for (const rotation of [0, 90, -90, 180] as const) {
      const count = async (strokeWidth: number, widthPixel?: number) =>
        (await bars(border(strokeWidth, widthPixel), undefined, rotation)).borders;
      const length = Math.abs(rotation) === 90 ? 6 : 3;
      expect(await count(length - 1)).toBe(2);
      expect(await count(length)).toBe(1);
      expect(await count(10, 8)).toBe(0);
      expect(await count(10, 12)).toBe(1);
    }
  });

  it('The fill shrinks by it on all sides, so the bar keeps its size. A bar that is narrower than its border grows wider instead.', async () => {
    const high = async (strokeWidth: number, widthPixel: number) =>
      (await bars(border(strokeWidth, widthPixel))).bars.at(-1);
    expect(await high(10, 100)).toMatchObject({ width: 80, height: 280 });
    expect(await high(5, 4)).toMatchObject({ width: 6 });
    expect(await high(10, 2)).toMatchObject({ width: 18 });
  });
});

describe('reference/notes/RectStyle', () => {
  it('Width of a bar in pixels, at most the room the bar has. Narrower bars are centered in that room. With widthRatio, the smaller of the two counts.', async () => {
    const { bars: narrow } = await bars({ rect: { widthPixel: 50 } });
    expect(narrow.map(({ x, width }) => [x, width])).toEqual([
      [125, 50],
      [425, 50],
    ]);
    expect(await widths({ widthPixel: 5000 })).toEqual([300, 300]);
    expect(await widths({ widthPixel: 200, widthRatio: 0.5 })).toEqual([150, 150]);
    expect(await widths({ widthPixel: 50, widthRatio: 0.5 })).toEqual([50, 50]);
  });

  it('Greatest width of a bar as a share of its room, from 0 to 1; values outside are clamped. It has an effect only below 1.', async () => {
    expect(await widths({ widthRatio: 0.5 })).toEqual([150, 150]);
    for (const widthRatio of [1, 2]) expect(await widths({ widthRatio })).toEqual([300, 300]);
    for (const widthRatio of [0, -1]) expect(await widths({ widthRatio })).toEqual([]);
  });
});

describe('reference/notes/ScalesConfig', () => {
  it("Share of each x value's room that stays empty, from 0 (bars touch) to 1 (bars vanish). Values outside are clamped.", async () => {
    const drawn = async (barsPadding: number) => (await bars({}, { scales: { barsPadding } })).bars;
    for (const padding of [0, -1])
      expect((await drawn(padding)).map(({ x, width }) => [x, width])).toEqual([
        [0, 300],
        [300, 300],
      ]);
    expect(first(await drawn(0.5))).toMatchObject({ x: 75, width: 150 });
    for (const padding of [1, 2]) expect(await drawn(padding)).toEqual([]);
  });
});
