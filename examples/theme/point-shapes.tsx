import {
  Axis,
  BubbleSeries,
  Chart,
  PointShape,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const flowers = {
  'Low dune': [
    [12, 4.1],
    [18, 5.2],
    [22, 5.9],
    [31, 7.4],
    [36, 8.1],
  ],
  'High dune': [
    [15, 2.3],
    [24, 3.1],
    [33, 3.8],
    [41, 4.9],
    [52, 5.6],
  ],
  Meadow: [
    [20, 8.8],
    [28, 10.4],
    [39, 12.1],
    [47, 13.5],
    [55, 15.2],
  ],
};
const plots = Object.entries(flowers).map(([site, values]) => ({
  site,
  data: values.map(([humidity, species]) => ({ humidity, species })),
}));
const moisture = { min: 10, max: 60 };
const shapes = [PointShape.Circle, PointShape.Diamond, PointShape.Triangle];

const hollow: PartialTheme = {
  bubbleSeriesStyle: {
    point: { radius: 6, strokeWidth: 2, fill: 'transparent', opacity: 1 },
  },
  colors: { vizColors: ['#0077bb', '#cc3366', '#8a6d00'] },
};

/**
 * Point shapes
 *
 * `point` in `bubbleSeriesStyle` of the theme makes all marks hollow; each series adds its own `shape`, which the
 * legend shows too.
 *
 * @alt Scatter plot of plant species by soil moisture at three sites with circles, diamonds and triangles; all grow with moisture, the meadow has the most species.
 * @tag theme
 * @tag scatter
 * @tag accessibility
 */
export default function PointShapes() {
  return (
    <Chart size={{ height: 340 }} title="Species by square meter">
      <Settings
        theme={hollow}
        xDomain={moisture}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="humidity"
        position={Position.Bottom}
        title="Soil moisture"
        tickFormat={(value) => `${value} %`}
      />
      <Axis
        id="species"
        position={Position.Left}
        gridLine={{ visible: true }}
        domain={{ min: 0, max: 18 }}
      />
      {plots.map(({ site, data }, index) => (
        <BubbleSeries
          key={site}
          id={site}
          name={site}
          data={data}
          xScaleType={ScaleType.Linear}
          xAccessor="humidity"
          yAccessors={['species']}
          bubbleSeriesStyle={{ point: { shape: shapes[index] } }}
        />
      ))}
    </Chart>
  );
}
