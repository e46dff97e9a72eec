import { Bullet, BulletSubtype, Chart, type BulletDatum } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { render } from '../render-chart';

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
});
