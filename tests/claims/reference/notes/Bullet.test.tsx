import {
  Bullet,
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
import { render, renderChart } from '../../render-chart';

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

describe('reference/notes/BulletDatum', () => {
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
