import fs from 'node:fs';
import type { DebugState } from '@elastic/charts';
import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { axisOf, first, partOf } from './render-chart';
import { showExample } from './show-example';

const day = 86_400_000;
const altOf = (id: string) =>
  readGenerated(generatedFiles.exampleManifest).find((example) => example.id === id)?.alt;
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Returns the sum of the bars at each x of an example. */
async function totalsOf(id: string) {
  const [state] = (await showExample(id)).states();
  const totals = new Map<string, number>();
  for (const { x, y } of partOf(state, 'bars').flatMap(({ bars }) => bars))
    totals.set(String(x), (totals.get(String(x)) ?? 0) + y);
  return [...totals].sort(([, a], [, b]) => b - a);
}

it('The totals that the texts of the stacked visits name are those of the bars.', async () => {
  const totals = await totalsOf('visits/stacked');
  const [[highest, most], [lowest, least]] = [first(totals), first([...totals].reverse())];
  const names: Record<string, string> = { Wed: 'Wednesday', Tue: 'Tuesday', Fri: 'Friday' };
  expect(altOf('visits/stacked')).toContain(
    `${names[highest]} has the highest total, ${most}, and ${names[lowest]} the lowest, ${least}.`,
  );
  expect(altOf('visits/areas')).toContain(`the total is highest on ${names[highest]}`);
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
  const points = pointsOf(first(partOf(state, 'lines')).path);
  expect(points).toHaveLength(28);
  const start = Date.UTC(2025, 1, 1);
  const weekends = points.flatMap((_, index) =>
    [0, 6].includes(new Date(start + index * day).getUTCDay()) ? index : [],
  );
  // A larger y is a lower place.
  for (const index of weekends)
    for (const other of [index - 3, index + 3].filter((at) => at in points))
      if (!weekends.includes(other)) expect(points[index]?.y).toBeGreaterThan(points[other]!.y);
});

it('annotation/styles: the line of the average is at the mean of the prices.', async () => {
  const [state] = (await showExample('annotation/styles')).states();
  const prices = pointsOf(first(partOf(state, 'lines')).path).map(({ y }) => y);
  const mean = prices.reduce((sum, y) => sum + y, 0) / prices.length;
  // The axis goes from 40 to 50 euros, the path is in pixels.
  const gridLines = axisOf(state, 'y').gridlines.map(({ y }) => y);
  const [top, bottom] = [Math.min(...gridLines), Math.max(...gridLines)];
  const euros = 40 + (10 * (bottom - mean)) / (bottom - top);
  expect(
    state?.annotations?.flatMap(({ data }) => ('dataValue' in data ? Number(data.dataValue) : [])),
  ).toContain(Math.round(euros * 10) / 10);
});

const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\w.:])\d[\d,_]*(?:\.\d+)?/g)].map(([number]) =>
    number.replace(/[,_]/g, ''),
  );
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Returns groups of drawn values whose sum a reader may want to know: of a series, at an x, of a layer, of all. */
function valuesOf({ bars = [], lines = [], areas = [], partition = [] }: DebugState): number[][] {
  const series = [
    ...bars.map((one) => one.bars),
    ...lines.map(({ points }) => points),
    ...areas.map((area) => area.lines.y1.points),
  ].map((points) => points.map(({ x, y }) => ({ group: String(x), value: Number(y) })));
  const layers = partition.flatMap(({ partitions }, panel) =>
    partitions.map(({ depth, value }) => ({ group: `${panel}/${depth}`, value })),
  );
  const groups = new Map<string, number[]>();
  for (const { group, value } of [...series.flat(), ...layers])
    groups.set(group, [...(groups.get(group) ?? []), value]);
  const all = series.map((values) => values.map(({ value }) => value));
  return [...groups.values(), ...all, all.flat()];
}

/** Whether a value is the number of a text, rounded like it, possibly as percent, in thousands or in millions. */
function isShownAs(value: number, number: string): boolean {
  const [whole = '', decimals = ''] = number.split('.');
  const zeros = decimals ? 0 : (/(?<=\d)0+$/.exec(whole)?.[0].length ?? 0);
  const half = 10 ** (zeros - decimals.length) / 2 + 1e-9;
  return [1, 100, 1e3, 1e-3, 1e-6].some(
    (factor) => Math.abs(Math.abs(value) * factor - Number(number)) <= half,
  );
}

/** Numbers that are read off a curve, counted, or computed otherwise, by example. */
const otherNumbers: Record<string, string[]> = {
  'area/named-bounds': ['16'],
  'area/percentage': ['51'],
  'axis/log-ticks': ['125'],
  'axis/nice': ['450', '25'],
  'bar/by-value': ['2005', '2023'],
  'bar/negative': ['191'],
  'bar/numeric': ['2024'],
  'bar/over-time': ['23'],
  'bubble/outliers': ['35'],
  'heatmap/calendar': ['13'],
  'heatmap/without-labels': ['24'],
  'histogram/outliers': ['45', '75'],
  'histogram/unequal-buckets': ['15'],
  'interaction/pointer': ['42'],
  'interaction/toggle-series': ['95', '99'],
  'meter/screen-readers': ['65'],
  'metric/text': ['4.18'],
  'mixed/area-and-line': ['2750'],
  'mixed/trend-line': ['125'],
  'partition/waffle': ['32', '23', '18', '17'],
  'small-multiples/axis-style': ['2024'],
  'timeslip/boxes': ['4000'],
  'timeslip/memory': ['11000'],
  'timeslip/on-demand': ['11000', '16000'],
};

it.each(
  // Flame charts are drawn with WebGL, which jsdom does not have.
  readGenerated(generatedFiles.exampleManifest).filter(
    ({ alt, family }) => numbersIn(alt).length > 0 && family !== 'flame',
  ),
)(
  '$id: each number in the text is in the chart or its data, or is a sum or a share of them.',
  async ({ id, alt }) => {
    const { texts, states } = await showExample(id);
    const groups = states().flatMap(valuesOf);
    const source = fs.readFileSync(`examples/${id}.tsx`, 'utf8').replace(/\/\*\*.*?\*\//gs, '');
    const values = [
      ...numbersIn([...texts, source].join('\n')).map(Number),
      ...groups.flatMap((group) => {
        const sum = sumOf(group);
        return [sum, ...group, ...group.map((value) => value / sum)];
      }),
    ];
    const isMissing = (number: string) => !values.some((value) => isShownAs(value, number));
    expect(numbersIn(alt).filter(isMissing)).toEqual(otherNumbers[id] ?? []);
  },
);
