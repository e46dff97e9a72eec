import { Chart, Partition, PartitionLayout, Settings } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { combinations } from './combinations';
import { partOf, first, render, unmountAll } from './render-chart';

interface Row {
  name: string;
  count: number;
}
const rows: Row[] = [
  { name: 'a', count: 3 },
  { name: 'b', count: 9 },
  { name: 'c', count: 5 },
  { name: 'd', count: 1 },
];

/** Returns the names of the slices of a pie, clockwise from the top. */
async function slices(clockwise: boolean, specialFirst: boolean | undefined, names: string) {
  const { debugState } = await render(
    <Chart size={{ width: 300, height: 300 }}>
      <Settings debugState />
      <Partition
        id="pie"
        data={rows}
        layout={PartitionLayout.sunburst}
        clockwiseSectors={clockwise}
        {...(specialFirst !== undefined && { specialFirstInnermostSector: specialFirst })}
        valueAccessor={({ count }: Row) => count}
        layers={[
          {
            groupByRollup: ({ name }: Row) => name,
            sortPredicate: ([left], [right]) =>
              names.indexOf(String(left)) - names.indexOf(String(right)),
          },
        ]}
      />
    </Chart>,
  );
  unmountAll();
  const { partitions } = first(partOf(debugState, 'partition'));
  const angle = ({ coords: [x, y] }: (typeof partitions)[number]) =>
    (Math.atan2(x - 150, 150 - y) + 2 * Math.PI) % (2 * Math.PI);
  return [...partitions].sort((one, other) => angle(one) - angle(other)).map(({ name }) => name);
}

let compared: Promise<void> | undefined;

/** Expects that a pie with an order of its own draws the first slice last, unless a prop says otherwise. */
const expectFirstLast = () => (compared ??= comparePies());

async function comparePies() {
  for (const { clockwise, names } of combinations({
    clockwise: [true, false],
    names: ['a b c d', 'd c b a', 'c a d b'],
  })) {
    const order = names.split(' ');
    const last = [...order.slice(1), ...order.slice(0, 1)];
    const inDirection = (list: string[]) => (clockwise ? list : list.reverse());
    expect(inDirection(await slices(clockwise, false, names))).toEqual(order);
    for (const special of [undefined, true])
      expect(inDirection(await slices(clockwise, special, names))).toEqual(last);
  }
}

describe('docs/recipes/other-charts', () => {
  it(
    'sortPredicate of a layer sets an order of your own, in a pie together with this prop, or its first slice stands last.',
    expectFirstLast,
  );
});

describe('docs/sorting', () => {
  it(
    'In a pie, set specialFirstInnermostSector={false} as well, or the first slice of your order stands last.',
    expectFirstLast,
  );
});

describe('docs/pie-and-donut', () => {
  it('sortPredicate of the layer, and specialFirstInnermostSector={false}', expectFirstLast);
});
