import {
  Bullet,
  BulletSubtype,
  Flame,
  Goal,
  Heatmap,
  LineSeries,
  Metric,
  Partition,
  PartitionLayout,
  ScaleType,
  Timeslip,
  Wordcloud,
  type ColumnarViewModel,
} from '@elastic/charts';

// The headless DOM has no media queries; flame charts ask for the pixel ratio of the screen.
window.matchMedia ??= () =>
  ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;

const pair = new Float32Array([0, 0.5, 0, 0]);
const size = new Float32Array([1, 0.5]);
/** Two cells of a flame chart: a root and its child. */
export const flameColumns: ColumnarViewModel = {
  label: ['root', 'child'],
  value: new Float64Array([2, 1]),
  color: new Float32Array(8).fill(1),
  position0: pair,
  position1: pair,
  size0: size,
  size1: size,
};

export const line = (
  <LineSeries
    id="line"
    data={[0, 1, 2].map((x) => ({ x, y: [0, 5, 10][x] }))}
    xScaleType={ScaleType.Linear}
    xAccessor="x"
    yAccessors={['y']}
  />
);

/** A heatmap of four rows and four columns. */
export const heatmap = (
  <Heatmap
    id="heatmap"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#aabbcc' }] }}
    data={[1, 2, 3, 4].flatMap((x) => [1, 2, 3, 4].map((y) => ({ x, y, value: x * y })))}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
  />
);

/** A chart of each type but XY, by its name. */
export const otherCharts = {
  heatmap,
  partition: (
    <Partition
      id="partition"
      layout={PartitionLayout.sunburst}
      data={[
        { name: 'A', value: 3 },
        { name: 'B', value: 5 },
      ]}
      valueAccessor={({ value }: { value: number }) => value}
      layers={[{ groupByRollup: ({ name }: { name: string }) => name }]}
    />
  ),
  goal: <Goal id="goal" subtype="goal" domain={{ min: 0, max: 9 }} actual={4} />,
  metric: (
    <Metric
      id="metric"
      data={[[{ title: 'Tile', color: '#6dccb1', value: 4, valueFormatter: String }]]}
    />
  ),
  bullet: (
    <Bullet
      id="bullet"
      subtype={BulletSubtype.horizontal}
      data={[
        [{ title: 'A', value: 4, domain: [0, 9], valueFormatter: String, tickFormatter: String }],
      ]}
    />
  ),
  wordCloud: <Wordcloud id="words" data={[{ text: 'word', weight: 1, color: '#0077bb' }]} />,
  flame: (
    <Flame
      id="flame"
      columnarData={flameColumns}
      controlProviderCallback={{}}
      valueAccessor={() => 0}
      valueFormatter={String}
    />
  ),
  timeslip: <Timeslip id="timeslip" getData={() => []} />,
};
