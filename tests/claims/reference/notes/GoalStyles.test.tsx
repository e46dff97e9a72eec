import { Goal, type PartialTheme } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { renderChart } from '../../render-chart';

type GoalTheme = NonNullable<PartialTheme['goal']>;

const drawingWith = async (goal: GoalTheme) =>
  drawingOf(
    await renderChart(
      <Goal
        id="goal"
        subtype="goal"
        base={0}
        target={260}
        actual={170}
        domain={{ min: 0, max: 300 }}
        ticks={[0, 100, 200, 300]}
        tickValueFormatter={({ value }) => String(value)}
        labelMajor="Major"
        labelMinor="Minor"
        centralMajor="170"
        centralMinor="of 300"
      />,
      { theme: { goal } },
    ),
  );

/** Returns a test that a weight of a font changes nothing, while a color of the same text does. */
const expectFixedWeight =
  (label: 'tickLabel' | 'majorLabel' | 'minorLabel' | 'majorCenterLabel' | 'minorCenterLabel') =>
  async () => {
    const plain = await drawingWith({});
    for (const fontWeight of ['bold', 'lighter', 100, 900] as const)
      expect(await drawingWith({ [label]: { fontWeight } })).toBe(plain);
    expect(await drawingWith({ [label]: { fill: '#cc3366' } })).not.toBe(plain);
  };

/** Returns a test that a limit of text sizes changes nothing, while another limit does. */
const expectNoLimit = (limit: 'minFontSize' | 'maxFontSize') => async () => {
  const plain = await drawingWith({});
  for (const size of [1, 40]) expect(await drawingWith({ [limit]: size })).toBe(plain);
  for (const read of ['maxTickFontSize', 'maxLabelFontSize', 'maxCentralFontSize'])
    expect(await drawingWith({ [read]: 5 })).not.toBe(plain);
};

describe('reference/notes/GoalStyles', () => {
  it('fontWeight has no effect.', expectFixedWeight('tickLabel'));

  it('fontWeight has no effect; it is always heavy.', expectFixedWeight('majorLabel'));

  it('fontWeight has no effect; it is always heavy.', expectFixedWeight('majorCenterLabel'));

  it('fontWeight has no effect; it is always light.', expectFixedWeight('minorLabel'));

  it('fontWeight has no effect; it is always light.', expectFixedWeight('minorCenterLabel'));

  it('No effect: nothing reads it.', expectNoLimit('minFontSize'));

  it('No effect: nothing reads it.', expectNoLimit('maxFontSize'));
});
