import {
  Bullet,
  BulletSubtype,
  Chart,
  Goal,
  Metric,
  Settings,
  type BulletDatum,
  type MetricWNumber,
} from '@elastic/charts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../drawing-of';
import { tooltipAt } from '../../pointer';
import { render, renderChart, unmountAll } from '../../render-chart';

const cpu: BulletDatum = {
  title: 'CPU',
  value: 40,
  target: 75,
  domain: [0, 100],
  ticks: [0, 50, 100],
  valueFormatter: String,
  tickFormatter: String,
};
const memory: BulletDatum = { ...cpu, title: 'Memory', value: 90 };
const tile: MetricWNumber = { color: '#88ccaa', title: 'Disk', value: 3, valueFormatter: String };

const bullet = (...cells: BulletDatum[]) => (
  <Bullet key={cells[0]?.title} id={cells[0]!.title} subtype="horizontal" data={[cells]} />
);
const metric = (...cells: MetricWNumber[]) => <Metric id="metric" data={[cells]} />;

/** Returns which of the headings of a chart with a title and a description are visible. */
async function headingsOf(spec: ReactElement) {
  const { container } = await render(
    <Chart size={{ height: 300 }} title="Title of the chart" description="Its description">
      <Settings />
      {spec}
    </Chart>,
  );
  return [...container.querySelectorAll('h3, h4')]
    .map(({ textContent }) => textContent)
    .filter((text) => text === 'Title of the chart' || text === 'Its description');
}

const both = ['Title of the chart', 'Its description'];

describe('reference/notes/Bullet', () => {
  it('A chart shows one Bullet and ignores further ones.', async () => {
    const together = await renderChart([bullet(cpu), bullet(memory)]);
    expect(drawingOf(together)).toBe(drawingOf(await renderChart(bullet(cpu))));
    expect(drawingOf(together)).not.toBe(drawingOf(await renderChart(bullet(memory))));
    expect(together.texts).not.toContain('Memory');
  });

  it('The title and description of Chart show only when the grid has more than one cell.', async () => {
    expect(await headingsOf(bullet(cpu))).toEqual([]);
    expect(await headingsOf(bullet(cpu, memory))).toEqual(both);
  });
});

describe('reference/notes/ChartProps', () => {
  it('Goal charts do not show it, metric and bullet charts only with more than one item.', async () => {
    const goal = <Goal id="goal" subtype="goal" actual={3} base={0} domain={{ min: 0, max: 9 }} />;
    expect(await headingsOf(goal)).toEqual([]);
    expect(await headingsOf(metric(tile))).toEqual([]);
    expect(await headingsOf(metric(tile, tile))).toEqual(both);
    expect(await headingsOf(bullet(cpu))).toEqual([]);
    expect(await headingsOf(bullet(cpu, memory))).toEqual(both);
  });
});

/** Returns the bar of a bullet: where it begins and ends, from the left or from the top. */
async function barOf(subtype: BulletSubtype, cell: Partial<BulletDatum>) {
  const { svg } = await renderChart(
    <Bullet id="bullet" subtype={subtype} data={[[{ ...cpu, target: undefined, ...cell }]]} />,
    { theme: { bulletGraph: { barBackground: '#112233' } } },
  );
  const bars = [...svg.matchAll(/<rect fill="#123"[^>]*>/g)].map(([bar]) => {
    const [start, size] = subtype === 'vertical' ? ['y', 'height'] : ['x', 'width'];
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(bar)?.[1] ?? 0);
    return { start: number(start), end: number(start) + number(size), size: number(size) };
  });
  // The line at zero is thinner than a bar is long.
  return bars.filter(({ size }) => size > 2)[0];
}

describe('reference/notes/BulletSubtype', () => {
  it('Values below zero fill the other way, and so do all if the larger end of domain comes first.', async () => {
    const domains: [number, number][] = [
      [-100, 100],
      [100, -100],
    ];
    for (const subtype of ['horizontal', 'vertical'] as const) {
      const whole = (await barOf(subtype, { domain: [0, 10], value: 10 }))!.end;
      for (const domain of domains)
        for (const value of [50, -50]) {
          const bar = (await barOf(subtype, { domain, value }))!;
          const isForward = value > 0 === domain[0] < 0;
          const isAfterMiddle = isForward === (subtype === 'horizontal');
          expect(bar.start).toBeCloseTo((isAfterMiddle ? 0.5 : 0.25) * whole);
          expect(bar.end).toBeCloseTo((isAfterMiddle ? 0.75 : 0.5) * whole);
        }
    }
  });
});

describe('reference/notes/BulletDatum', () => {
  it('The bar runs from zero to it, or from the end of the domain that is nearer to zero.', async () => {
    const { end: whole } = (await barOf('horizontal', { domain: [0, 10], value: 10 }))!;
    const bar = async (domain: [number, number], value: number) => {
      const { start, end } = (await barOf('horizontal', { domain, value })) ?? {};
      return [start! / whole, end! / whole].map((share) => Math.round(100 * share));
    };
    expect(await bar([0, 100], 40)).toEqual([0, 40]);
    expect(await bar([20, 120], 40)).toEqual([0, 20]);
    expect(await bar([-120, -20], -40)).toEqual([80, 100]);
    expect(await bar([100, 0], 40)).toEqual([60, 100]);
  });

  it('A value outside of domain draws a bar up to the edge, or none beyond the end at which bars start.', async () => {
    for (const subtype of ['horizontal', 'vertical'] as const)
      for (const domain of [
        [0, 100],
        [100, 0],
        [-100, 100],
      ] as [number, number][]) {
        expect(await barOf(subtype, { domain, value: 170 })).toEqual(
          await barOf(subtype, { domain, value: 100 }),
        );
        expect(await barOf(subtype, { domain, value: -170 })).toEqual(
          await barOf(subtype, { domain, value: -100 }),
        );
      }
    expect(await barOf('horizontal', { domain: [0, 100], value: -170 })).toBe(undefined);
  });

  it('The header shows the real number.', async () => {
    for (const subtype of Object.values(BulletSubtype)) {
      const { texts } = await renderChart(
        <Bullet id="bullet" subtype={subtype} data={[[{ ...cpu, value: 170 }]]} />,
      );
      expect(texts.map((text) => text.trim())).toContain('170');
    }
  });

  it('A number is about how many to draw at round numbers (0 draws none, a negative number counts as missing).', async () => {
    for (const subtype of Object.values(BulletSubtype)) {
      const ticks = async (count?: number) => {
        const cell = { ...cpu, ticks: count, tickFormatter: (tick: number) => `tick ${tick}` };
        const chart = await renderChart(
          <Bullet id="bullet" subtype={subtype} data={[[{ ...cell, domain: [3, 99] }]]} />,
        );
        unmountAll();
        return chart.texts.filter((text) => text.startsWith('tick'));
      };
      expect(await ticks(0)).toEqual([]);
      expect(await ticks(-3)).toEqual(await ticks());
      expect(await ticks(4)).toEqual(['tick 20', 'tick 40', 'tick 60', 'tick 80']);
    }
  });

  it('Values outside of the domain are dropped.', async () => {
    for (const subtype of Object.values(BulletSubtype)) {
      const cell = {
        ...cpu,
        ticks: [-5, 30, 150],
        tickFormatter: (tick: number) => `tick ${tick}`,
      };
      const { texts } = await renderChart(<Bullet id="bullet" subtype={subtype} data={[[cell]]} />);
      expect(texts.filter((text) => text.startsWith('tick'))).toEqual(['tick 30']);
    }
  });

  it('A target of 0 gets the mark but no text, neither in the header nor in the tooltip.', async () => {
    for (const [subtype, x, y] of [
      ['horizontal', 300, 60],
      ['vertical', 300, 150],
    ] as const) {
      const withTarget = async (target?: number) => {
        const cell = { ...cpu, target, valueFormatter: (value: number) => `<${value}>` };
        const chart = await renderChart(<Bullet id="b" subtype={subtype} data={[[cell]]} />);
        const drawing = drawingOf(chart);
        const tooltip = (await tooltipAt(chart.container, x, y))!.textContent!;
        unmountAll();
        return { drawing, texts: chart.texts.join(' '), rows: tooltip.split('<').length };
      };
      const [none, zero, ten] = [await withTarget(), await withTarget(0), await withTarget(10)];
      expect(zero.texts).toBe(none.texts);
      expect(ten.texts).not.toBe(none.texts);
      expect(zero.drawing).not.toBe(none.drawing);
      expect([zero.rows, ten.rows]).toEqual([none.rows, none.rows + 1]);
    }
  });

  it('Default: a number computed from the size: one for each 100 px of a bar or 120 px of an arc, from three to eight.', async () => {
    for (const [width, number] of [
      [300, 3],
      [560, 5],
      [1400, 8],
    ] as const) {
      const drawn = async (ticks?: number) =>
        drawingOf(
          await render(
            <Chart size={[width, 200]}>
              {bullet({ ...cpu, domain: [0, 1000], value: 400, target: 750, ticks })}
            </Chart>,
          ),
        );
      expect(await drawn()).toBe(await drawn(number));
    }
  });
});
