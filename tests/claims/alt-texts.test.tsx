import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { showExample } from './show-example';

const day = 86_400_000;
const altOf = (id: string) =>
  readGenerated(generatedFiles.exampleManifest).find((example) => example.id === id)!.alt;
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Returns the sum of the bars at each x of an example. */
async function totalsOf(id: string) {
  const [state] = (await showExample(id)).states();
  const totals = new Map<string, number>();
  for (const { x, y } of state!.bars!.flatMap(({ bars }) => bars))
    totals.set(String(x), (totals.get(String(x)) ?? 0) + y);
  return [...totals].sort(([, a], [, b]) => b - a);
}

it('The totals that the texts of the stacked visits name are those of the bars.', async () => {
  const totals = await totalsOf('visits/stacked');
  const [highest, lowest] = [totals[0]!, totals.at(-1)!];
  const names: Record<string, string> = { Wed: 'Wednesday', Tue: 'Tuesday', Fri: 'Friday' };
  expect(altOf('visits/stacked')).toContain(
    `${names[highest[0]]} has the highest total, ${highest[1]}, and ${names[lowest[0]]} the lowest, ${lowest[1]}.`,
  );
  expect(altOf('visits/areas')).toContain(`the total is highest on ${names[highest[0]]}`);
});

it.each(['memory', 'boxes', 'on-demand'])(
  'timeslip/%s: the text names the months that are in view, at every width.',
  async (name) => {
    const id = `timeslip/${name}`;
    for (const width of [340, 768]) {
      const { texts } = await showExample(id, width);
      expect(texts.join(' ')).toMatch(/Sep \d+, 2020,.* — Mar \d+, 2021,/);
    }
    expect(altOf(id)).toContain('from September 2020 to March 2021');
  },
);

it('interaction/resizing: the line dips on Saturdays and Sundays.', async () => {
  const [state] = (await showExample('interaction/resizing')).states();
  const points = pointsOf(state!.lines![0]!.path);
  expect(points).toHaveLength(28);
  const first = Date.UTC(2025, 1, 1);
  const weekends = points.flatMap((_, index) =>
    [0, 6].includes(new Date(first + index * day).getUTCDay()) ? index : [],
  );
  // A larger y is a lower place.
  for (const index of weekends)
    for (const other of [index - 3, index + 3].filter((at) => at in points))
      if (!weekends.includes(other)) expect(points[index]!.y).toBeGreaterThan(points[other]!.y);
});

it('annotation/styles: the line of the average is at the mean of the prices.', async () => {
  const [state] = (await showExample('annotation/styles')).states();
  const prices = pointsOf(state!.lines![0]!.path).map(({ y }) => y);
  const mean = prices.reduce((sum, y) => sum + y, 0) / prices.length;
  // The axis goes from 40 to 50 euros, the path is in pixels.
  const gridLines = state!.axes!.y[0]!.gridlines.map(({ y }) => y);
  const [top, bottom] = [Math.min(...gridLines), Math.max(...gridLines)];
  const euros = 40 + (10 * (bottom - mean)) / (bottom - top);
  expect(
    state!.annotations!.flatMap(({ data }) => ('dataValue' in data ? Number(data.dataValue) : [])),
  ).toContain(Math.round(euros * 10) / 10);
});
