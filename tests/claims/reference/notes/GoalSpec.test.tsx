import { Goal } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { tooltipAt } from '../../pointer';
import { renderChart } from '../../render-chart';

const shape = { subtype: 'goal', domain: { min: 0, max: 300 }, base: 0 } as const;
const first = <Goal key="first" id="first" {...shape} actual={170} bands={[100, 300]} />;
const second = <Goal key="second" id="second" {...shape} actual={40} bands={[200, 300]} />;

/** Expects that the chart draws a measured value although the spec has none. */
async function expectDefaultOfActual() {
  const without = await renderChart(<Goal id="goal" {...shape} />);
  const atBase = await renderChart(<Goal id="goal" {...shape} actual={0} />);
  expect(drawingOf(without)).not.toBe(drawingOf(atBase));
  return without.texts;
}

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

  it('Default: computed: about one tick for each 45 degrees of an arc, about five on a bar, at round numbers.', async () => {
    const labels = { labelMajor: '', labelMinor: '', centralMajor: '', centralMinor: '' };
    const ticks = async (
      subtype: 'goal' | 'horizontalBullet' | 'verticalBullet',
      max: number,
      degrees = 270,
    ) => {
      const angleEnd = Math.PI - (degrees / 180) * Math.PI;
      const arc = { subtype, domain: { min: 0, max }, angleStart: Math.PI, angleEnd };
      const { texts } = await renderChart(<Goal id="goal" actual={1} {...arc} {...labels} />);
      return texts.length;
    };
    expect(await ticks('goal', 300)).toBe(7);
    expect(await ticks('goal', 100)).toBe(6);
    expect(await ticks('goal', 37)).toBe(8);
    expect(await ticks('goal', 100, 90)).toBe(3);
    for (const bar of ['horizontalBullet', 'verticalBullet'] as const)
      expect([await ticks(bar, 300), await ticks(bar, 100), await ticks(bar, 37)]).toEqual([
        7, 6, 4,
      ]);
  });

  it('A target of 0 gets no mark either.', async () => {
    for (const subtype of ['goal', 'horizontalBullet', 'verticalBullet'] as const) {
      const chart = async (target?: number) =>
        drawingOf(
          await renderChart(
            <Goal
              id="goal"
              subtype={subtype}
              domain={{ min: -50, max: 100 }}
              actual={40}
              target={target}
              centralMinor=""
            />,
          ),
        );
      const without = await chart();
      expect(await chart(0)).toBe(without);
      expect(await chart(400)).toBe(without);
      expect(await chart(1)).not.toBe(without);
    }
  });

  it("Called for each band, with the band's end as value and its position as index.", async () => {
    const bands: string[] = [];
    await renderChart(
      <Goal
        id="goal"
        {...shape}
        actual={170}
        bands={[100, 250, 400]}
        bandFillColor={({ value, index }) => {
          bands.push(`${index}: ${value}`);
          return '#aabbcc';
        }}
      />,
    );
    expect([...new Set(bands)]).toEqual(['0: 100', '1: 250', '2: 300']);
  });

  it('Called for each tick, with the tick as value.', async () => {
    const ticks: number[] = [];
    const { texts } = await renderChart(
      <Goal
        id="goal"
        {...shape}
        actual={170}
        ticks={[0, 120, 240, 360]}
        tickValueFormatter={({ value }) => {
          ticks.push(value);
          return `tick ${value}`;
        }}
      />,
    );
    expect([...new Set(ticks)]).toEqual([0, 120, 240]);
    expect(texts.filter((text) => text.startsWith('tick'))).toEqual([
      'tick 0',
      'tick 120',
      'tick 240',
    ]);
  });

  it('The measured value: the line over the bands runs from base to it, and the tooltip shows it.', async () => {
    // From 300 to 525 pixels.
    const pixels = (value: number) => 300 + (225 * value) / 300;
    for (const [base, actual] of [
      [0, 170],
      [50, 170],
      [200, 40],
    ] as const) {
      const goal = { ...shape, subtype: 'horizontalBullet', base, actual } as const;
      const chart = await renderChart(<Goal id="goal" {...goal} bands={[100, 300]} />, {
        theme: { goal: { progressLine: { stroke: '#ff0000' } } },
      });
      const path = /stroke="(?:red|#ff0000)"[^>]* d="M([\d.]+) [\d.]+L([\d.]+)/.exec(chart.svg)!;
      expect(path.slice(1).map(Number)).toEqual([pixels(base), pixels(actual)]);
      const tooltip = await tooltipAt(chart.container, 300, 150);
      expect(tooltip!.textContent).toBe(`Actual${actual}`);
    }
  });

  it('Pass it always; without it the chart shows an arbitrary number.', async () => {
    await expectDefaultOfActual();
  });

  it('Nothing shows them on the screen, and a list of a single name has no effect.', async () => {
    const chart = (bandLabels?: string[]) =>
      renderChart(
        <Goal id="goal" {...shape} actual={170} bands={[100, 300]} bandLabels={bandLabels} />,
      );
    const plain = await chart();
    const contentOf = ({ container }: typeof plain) => container.textContent;
    const two = await chart(['poor', 'good']);
    expect(drawingOf(two)).toBe(drawingOf(plain));
    expect(two.texts).toEqual(plain.texts);
    expect(contentOf(two)).toContain('poor');
    const single = await chart(['poor']);
    expect(drawingOf(single)).toBe(drawingOf(plain));
    expect(contentOf(single)).toBe(contentOf(plain));
  });

  it('Without it the center shows the target, unless that is 0 or outside of domain.', async () => {
    const textsWith = async (target: number, text?: string) => {
      const chart = <Goal id="goal" {...shape} actual={170} target={target} centralMinor={text} />;
      return (await renderChart(chart)).texts;
    };
    expect(await textsWith(230)).toContain('230');
    expect(await textsWith(230, 'own')).not.toContain('230');
    for (const target of [0, 400, -20])
      expect(await textsWith(target)).toEqual(await textsWith(target, ''));
  });
});

describe('reference/notes/Goal', () => {
  it('A chart shows one Goal and ignores further ones.', async () => {
    const both = drawingOf(await renderChart([first, second]));
    expect(both).toBe(drawingOf(await renderChart(first)));
    expect(both).not.toBe(drawingOf(await renderChart(second)));
  });

  it('actual has a default, so pass it always; the texts of the labels have defaults too.', async () => {
    const texts = await expectDefaultOfActual();
    const noTexts = { labelMajor: '', labelMinor: '', centralMajor: '', centralMinor: '' };
    const without = await renderChart(<Goal id="goal" {...shape} actual={0} {...noTexts} />);
    expect(texts.length).toBeGreaterThan(without.texts.length);
  });
});
