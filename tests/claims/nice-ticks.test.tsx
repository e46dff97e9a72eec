import { Axis, Chart, LineSeries, Position, ScaleType, Settings } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { axisOf, render } from './render-chart';

/** Returns the distances between the ticks of an axis of a small chart. */
async function distances(position: 'bottom' | 'left', nice: boolean): Promise<number[]> {
  const { debugState } = await render(
    <Chart size={[120, 80]}>
      <Settings debugState />
      <Axis id="axis" position={position} ticks={30} />
      <LineSeries
        id="line"
        data={[3, 50, 97].map((y, index) => ({ x: index * 50, y }))}
        xScaleType={ScaleType.Linear}
        xNice={nice}
        yNice={nice}
        xAccessor="x"
        yAccessors={['y']}
      />
    </Chart>,
  );
  const { values } = axisOf(debugState, position === Position.Left ? 'y' : 'x');
  return values.slice(1).map((value, index) => value - values[index]);
}

/** Expects that ticks have one distance unless the domain is nice, and are fewer than were asked for. */
async function expectUnevenIfNice(...positions: ('bottom' | 'left')[]) {
  for (const position of positions) {
    const [even, nice] = [await distances(position, false), await distances(position, true)];
    expect(new Set(even).size).toBe(1);
    expect(new Set(nice).size).toBeGreaterThan(1);
    for (const kept of [even, nice]) expect(kept.length).toBeLessThan(20);
  }
}

describe('api/specs/xy/Axis', () => {
  it('An axis of numbers takes fewer until all labels fit. With xNice or yNice of the series it drops the labels that would overlap instead, so that distances may differ.', () =>
    expectUnevenIfNice('bottom', 'left'));
});

describe('docs/axis-labels', () => {
  it('A linear scale has steps of 1, 2 or 5 times a power of ten, and the axis takes fewer ticks until all labels fit. With xNice or yNice it leaves out the labels that would overlap.', async () => {
    for (const position of ['bottom', 'left'] as const) {
      const [step = NaN] = await distances(position, false);
      expect([1, 2, 5]).toContain(Number(step.toExponential()[0]));
    }
    await expectUnevenIfNice('bottom', 'left');
  });
});

describe('reference/notes/SeriesScales', () => {
  it('With it, an x axis no longer looks for a tick count at which all labels fit: it drops the ticks whose labels would overlap, so that distances may differ.', () =>
    expectUnevenIfNice('bottom'));
  it('With it, a y axis no longer looks for a tick count at which all labels fit: it drops the ticks whose labels would overlap, so that distances may differ.', () =>
    expectUnevenIfNice('left'));
});
