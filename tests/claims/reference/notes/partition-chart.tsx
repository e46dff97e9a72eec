import { Partition, PartitionLayout } from '@elastic/charts';

export type Props = Parameters<typeof Partition<Row>>[0];

export interface Row {
  panel: string;
  group: string;
  name: string;
  value: number;
}

export const row = (group: string, name: string, value: number, panel = ''): Row => ({
  panel,
  group,
  name,
  value,
});

/** Returns a partition with two layers, by default a sunburst with labels in its sectors. */
export const partition = (props: Partial<Props> = {}) => (
  <Partition
    id="partition"
    layout={PartitionLayout.sunburst}
    data={[row('A', 'a1', 2), row('A', 'a2', 6), row('B', 'b1', 4)]}
    valueAccessor={({ value }: Row) => value}
    layers={[
      { groupByRollup: ({ group }: Row) => group },
      { groupByRollup: ({ name }: Row) => name },
    ]}
    {...props}
  />
);

/** All layouts but the sunburst. */
export const otherLayouts = Object.values(PartitionLayout).filter(
  (layout) => layout !== PartitionLayout.sunburst,
);
