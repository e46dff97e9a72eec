import { Goal } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { renderChart } from '../../render-chart';

describe('reference/notes/GoalSpec', () => {
  it('Default: computed: about one band for each 45 degrees of an arc, about five on a bar, at round numbers. What follows the last round number stays without a band.', async () => {
    const endsOfBands = async (
      subtype: 'goal' | 'horizontalBullet',
      degrees: number,
      max: number,
    ) => {
      const ends = new Set<number>();
      await renderChart(
        <Goal
          id="goal"
          subtype={subtype}
          actual={170}
          domain={{ min: 0, max }}
          angleStart={Math.PI}
          angleEnd={Math.PI - (degrees / 180) * Math.PI}
          bandFillColor={({ value }) => {
            ends.add(value);
            return '#aabbcc';
          }}
        />,
      );
      return [...ends];
    };
    expect(await endsOfBands('goal', 180, 300)).toEqual([0, 100, 200, 300]);
    expect(await endsOfBands('goal', 270, 300)).toEqual([0, 50, 100, 150, 200, 250, 300]);
    expect(await endsOfBands('goal', 270, 280)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(await endsOfBands('goal', 90, 300)).toEqual([0, 200]);
    expect(await endsOfBands('horizontalBullet', 180, 300)).toEqual([
      0, 50, 100, 150, 200, 250, 300,
    ]);
  });
});
