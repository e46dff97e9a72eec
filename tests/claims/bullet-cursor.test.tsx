import { Bullet, BulletSubtype, Chart, type BulletDatum } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing-of';
import { move } from './pointer';
import { render, unmountAll } from './render-chart';

const cell = (props: Partial<BulletDatum>): BulletDatum => ({
  title: 'Cell',
  value: 4,
  domain: [0, 10],
  valueFormatter: String,
  tickFormatter: String,
  ...props,
});

/** Points at the bar of the second of two cells. Returns the number of marks that appear. */
async function marks(first: Partial<BulletDatum>): Promise<number> {
  const chart = (
    <Chart size={{ height: 200 }}>
      <Bullet
        id="bullets"
        subtype={BulletSubtype.horizontal}
        data={[[cell(first), cell({ title: 'Other' })]]}
      />
    </Chart>
  );
  const before = await render(chart);
  await move(before.container, 400, 62);
  const after = await before.rerender(chart);
  const paths = (drawing: string) => drawing.split('<path').length + drawing.split('<rect').length;
  const count = paths(drawingOf(after)) - paths(drawingOf(before));
  unmountAll();
  return count;
}

describe('docs/gauge-and-bullet', () => {
  it('A cell with syncCursor marks the value under the pointer in another cell, if its domain contains it.', async () => {
    const one = await marks({});
    expect(one).toBeGreaterThan(0);
    expect(await marks({ syncCursor: true })).toBe(2 * one);
    expect(await marks({ syncCursor: true, domain: [20, 30] })).toBe(one);
  });
});
