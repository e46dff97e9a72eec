import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  Metric,
  Partition,
  PartitionLayout,
  type GoalProps,
  type MetricDatum,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../render-chart';

const heading = { title: 'Heading', description: 'Description' };

/** Whether the chart shows its title and its description. */
async function showsHeading(spec: ReactElement): Promise<boolean[]> {
  const { texts } = await render(
    <Chart size={{ height: 300 }} {...heading}>
      {spec}
    </Chart>,
  );
  return [texts.includes(heading.title), texts.includes(heading.description)];
}

const goal = (props: Partial<GoalProps> = {}) => (
  <Goal
    id="goal"
    subtype="goal"
    domain={{ min: 0, max: 100 }}
    base={10}
    target={70}
    actual={42}
    {...props}
  />
);

const datum = { color: '#123456', title: 'Visits', value: 5, valueFormatter: String };
const metric = (count: number) => (
  <Metric id="metric" data={[Array.from({ length: count }, (): MetricDatum => datum)]} />
);

const bullet = (count: number) => (
  <Bullet
    id="bullet"
    subtype={BulletSubtype.horizontal}
    data={[
      Array.from({ length: count }, (_, index) => ({
        title: `Bullet ${index}`,
        target: 5,
        value: 3,
        domain: [0, 10],
        valueFormatter: String,
        tickFormatter: String,
      })),
    ]}
  />
);

const expectHeading = async (chart: (count: number) => ReactElement) => {
  expect(await showsHeading(chart(1))).toEqual([false, false]);
  expect(await showsHeading(chart(2))).toEqual([true, true]);
};

describe('api/Chart', () => {
  it('title and description do not show in Goal charts, and in Metric and Bullet charts only with more than one figure.', async () => {
    expect(await showsHeading(goal())).toEqual([false, false]);
    await expectHeading(metric);
    await expectHeading(bullet);
  });
});

describe('api/specs/Metric', () => {
  it('title and description of Chart show only with more than one figure.', () =>
    expectHeading(metric));
});

describe('api/specs/BulletGraph', () => {
  it('title and description of Chart show only with more than one bullet.', () =>
    expectHeading(bullet));
});

describe('api/specs/Goal', () => {
  it('A target of 0, or outside of domain, has no mark.', async () => {
    for (const subtype of ['goal', 'horizontalBullet', 'verticalBullet'] as const) {
      const shapes = async (target: number | undefined, min: number) => {
        const labels = { labelMajor: '', labelMinor: '', centralMajor: '', centralMinor: '' };
        const { svg } = await render(
          <Chart size={{ height: 300 }}>
            {goal({ ...labels, subtype, target, base: 0, actual: 4, domain: { min, max: 10 } })}
          </Chart>,
        );
        return svg.match(/<(path|rect|line)/g)!.length;
      };
      for (const min of [0, -5]) {
        const none = await shapes(undefined, min);
        expect(await shapes(5, min), subtype).toBe(none + 1);
        for (const target of [0, 12, -6]) expect(await shapes(target, min), subtype).toBe(none);
      }
    }
  });

  it('Pass it always: without it the chart shows a number of its own.', async () => {
    const shown = async (props: Partial<GoalProps>) => {
      // The types do not name this property of the argument.
      const labelMajor: GoalProps['labelMajor'] = (input) =>
        `value ${(input as unknown as { actual: number }).actual}`;
      const chart = <Chart size={{ height: 300 }}>{goal({ labelMajor, ...props })}</Chart>;
      return (await render(chart)).texts.find((text) => text.startsWith('value'));
    };
    expect(await shown({})).toBe('value 42');
    expect(await shown({ actual: undefined })).toBe('value 50');
  });

  const textsOf = async (props: Partial<GoalProps>) =>
    (await render(<Chart size={{ height: 300 }}>{goal(props)}</Chart>)).texts;

  it('Labels that you leave out show the base, the target or a placeholder, never the value.', async () => {
    const texts = await textsOf({ ticks: [], actual: 42 });
    expect(texts.filter((text) => text.includes('42'))).toEqual([]);
    expect(texts.join()).toContain('10');
    expect(texts.join()).toContain('70');
  });
});

describe('api/specs/Partition', () => {
  it('drilldown has no effect.', async () => {
    const svgOf = async (drilldown: boolean) =>
      (
        await render(
          <Chart id="slices" size={{ height: 300 }}>
            <Partition
              id="slices"
              layout={PartitionLayout.sunburst}
              drilldown={drilldown}
              data={[
                { name: 'A', size: 3 },
                { name: 'B', size: 5 },
              ]}
              valueAccessor={({ size }: { size: number }) => size}
              layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
            />
          </Chart>,
        )
      ).svg;
    expect(await svgOf(true)).toBe(await svgOf(false));
  });
});
