import { Heatmap, LineSeries, Partition, ScaleType, type LineSeriesProps } from '@elastic/charts';

/** A country of the partition chart. */
interface Country {
  continent: string;
  country: string;
  people: number;
}

const rows = [
  { x: 1, a: 2, b: 4 },
  { x: 2, a: 3, b: 1 },
];

/** A line named as its column of values, `a` or `b`. */
export const line = (id: 'a' | 'b', props: Partial<LineSeriesProps> = {}) => (
  <LineSeries
    key={id}
    id={id}
    data={rows}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={[id]}
    {...props}
  />
);

/** An XY chart whose legend lists the two lines `a` and `b`. */
export const lines = [line('a'), line('b')];

/** A heatmap whose legend lists two bands. */
export const heatmap = (
  <Heatmap
    id="heatmap"
    data={rows}
    xAccessor="x"
    yAccessor="b"
    valueAccessor="a"
    xScale={{ type: ScaleType.Linear }}
    colorScale={{
      type: 'bands',
      bands: [
        { start: 0, end: 3, color: '#aaeecc' },
        { start: 3, end: 6, color: '#22aa66' },
      ],
    }}
  />
);

/** A partition chart with two continents, of which the first has two countries. */
export const partition = (
  <Partition
    id="partition"
    data={[
      { continent: 'Asia', country: 'Japan', people: 124 },
      { continent: 'Asia', country: 'China', people: 1400 },
      { continent: 'Europe', country: 'Italy', people: 59 },
    ]}
    valueAccessor={({ people }: Country) => people}
    layers={[
      { groupByRollup: ({ continent }: Country) => continent },
      { groupByRollup: ({ country }: Country) => country },
    ]}
  />
);
