import { Bullet, type BulletSpec } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { consoleOf } from '../../console-of';
import { renderChart } from '../../render-chart';

type ColorBands = BulletSpec['colorBands'];

const chart = (colorBands: ColorBands) =>
  renderChart(
    <Bullet
      id="bullet"
      subtype="horizontal"
      colorBands={colorBands}
      data={[
        [
          {
            title: 'CPU',
            value: 1,
            domain: [0, 100],
            ticks: [0, 50, 100],
            valueFormatter: String,
            tickFormatter: String,
          },
        ],
      ]}
    />,
  );
/** Returns color, start and end of each band, in percent of the domain. */
const bandsOf = async (colorBands: ColorBands) => {
  const { svg } = await chart(colorBands);
  const bars = [...svg.matchAll(/<rect fill="(#\w+)" transform[^>]+? y="4" width="([\d.]+)"/g)];
  const total = bars.reduce((sum, [, , width]) => sum + Number(width), 0);
  return bars.map(([rect, fill, width]) => {
    const x = Number(/ x="([\d.]+)"/.exec(rect)?.[1] ?? 0);
    const percent = (length: number) => Math.round((length / total) * 100);
    return [fill!.toLowerCase(), percent(x), percent(x + Number(width))];
  });
};

const low = '#102030';
const high = '#d0e0f0';
const rest = { color: high, gte: 40, lte: 100 };

describe('reference/notes/ColorBandConfig', () => {
  it('Ignored beside lt.', async () => {
    const both = { color: low, gte: 0, lt: 40, lte: 60 } as object;
    expect(await bandsOf([both, rest] as ColorBands)).toEqual([
      [low, 0, 40],
      [high, 40, 100],
    ]);
    expect(await bandsOf([{ color: low, gte: 0, lte: 60 }])).toEqual([[low, 0, 100]]);
  });

  it('Ignored beside gt.', async () => {
    const first = { color: low, gte: 0, lt: 20 };
    const both = { color: high, gt: 20, gte: 70, lte: 100 } as object;
    expect(await bandsOf([first, both] as ColorBands)).toEqual([
      [low, 0, 20],
      [high, 20, 100],
    ]);
    expect(await bandsOf([first, { color: high, gte: 70, lte: 100 }])).not.toEqual(
      await bandsOf([first, both] as ColorBands),
    );
  });
});

describe('reference/notes/ColorBandValue', () => {
  it('Always pass it; a bound without it is ignored.', async () => {
    const first = (lt?: object) => ({ color: low, gte: 0, lt }) as object;
    const typed = first({ type: 'percentage', value: 40 });
    const without = await bandsOf([first({ value: 40 }), rest] as ColorBands);
    expect(without).toEqual(await bandsOf([first(), rest] as ColorBands));
    expect(without).not.toEqual(await bandsOf([typed, rest] as ColorBands));
  });
});

describe('reference/notes/ColorBandSimpleConfig', () => {
  it('A number cuts the domain into that many equal bands; it must be 1 or more.', async () => {
    const ends = async (steps?: number) =>
      (await bandsOf({ colors: [low, high], steps })).map(([, , end]) => end);
    expect(await ends(4)).toEqual([25, 50, 75, 100]);
    expect(await ends(1)).toEqual([100]);
    expect(await ends(0.5)).toEqual(await ends());
    expect(await ends()).toEqual([50, 100]);
  });

  it('Other input is ignored, with a warning where a global process exists.', async () => {
    const plain = await bandsOf({ colors: [low, high] });
    for (const steps of [0, -2, [60, 20], [0, 30, 30, 100]]) {
      const lines = await consoleOf(async () => {
        expect(await bandsOf({ colors: [low, high], steps })).toEqual(plain);
      });
      expect(lines.join()).toContain('Ignoring Bullet.colorBands.steps');
    }
    const valid = await consoleOf(async () => {
      expect(await bandsOf({ colors: [low, high], steps: [0, 30, 100] })).not.toEqual(plain);
    });
    expect(valid).toEqual([]);
  });
});
