import { Bullet, type BulletColorConfig } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from '../../combinations';
import { renderChart } from '../../render-chart';

/** Returns the red, green and blue of the last band of a color that is red. */
async function lastBand(colorBands: BulletColorConfig, background: string): Promise<number[]> {
  const { svg } = await renderChart(
    <Bullet
      id="bullet"
      subtype="horizontal"
      colorBands={colorBands}
      data={[
        [
          {
            title: 'T',
            value: 4,
            domain: [0, 100],
            ticks: Array.from({ length: 101 }, (_, tick) => tick),
            valueFormatter: String,
            tickFormatter: String,
          },
        ],
      ]}
    />,
    { theme: { background: { color: background } } },
  );
  const reds = [...svg.matchAll(/="#([\da-f]{6})"/gi)]
    .map(([, hex]) => [0, 2, 4].map((at) => parseInt(hex!.slice(at, at + 2), 16)))
    .filter(([r, g, b]) => r! > g! + 80 && r! > b! + 80);
  return reds.at(-1)!;
}

async function expectFade() {
  for (const { bands, background } of combinations({
    bands: [['#fe0000'], { colors: ['#fe0000'], steps: 10 }] as BulletColorConfig[],
    background: [0xff, 0x00],
  })) {
    const hex = `#${background.toString(16).padStart(2, '0').repeat(3)}`;
    const [r, g, b] = await lastBand(bands, hex);
    const blended = (channel: number) => 0.7 * channel + 0.3 * background;
    expect(Math.abs(r! - blended(0xfe))).toBeLessThan(4);
    for (const channel of [g!, b!]) expect(Math.abs(channel - blended(0))).toBeLessThan(4);
  }
}

describe.each(['reference/notes/BulletColorConfig', 'reference/notes/ColorBandSimpleConfig'])(
  '%s',
  () => {
    it(
      'One color alone fades toward the high end, which has 30 percent of the background in it.',
      expectFade,
    );
  },
);
