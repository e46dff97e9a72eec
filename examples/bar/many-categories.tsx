import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const trips = [
  { station: 'Central Station', count: 1840 },
  { station: 'Market Square', count: 1612 },
  { station: 'University', count: 1495 },
  { station: 'Harbor', count: 1278 },
  { station: 'Old Town', count: 1203 },
  { station: 'Stadium', count: 987 },
  { station: 'City Park', count: 941 },
  { station: 'Museum Island', count: 876 },
  { station: 'Town Hall', count: 812 },
  { station: 'General Hospital', count: 764 },
  { station: 'North Bridge', count: 655 },
  { station: 'Opera', count: 593 },
  { station: 'Botanical Garden', count: 541 },
  { station: 'Exhibition Center', count: 488 },
  { station: 'South Gate', count: 402 },
  { station: 'Library', count: 377 },
  { station: 'Airport', count: 318 },
  { station: 'Zoo', count: 246 },
  { station: 'Tech Park', count: 171 },
  { station: 'Lakeside', count: 94 },
];
const slimBars: PartialTheme = { scales: { barsPadding: 0.45 } };

/**
 * Many categories
 *
 * Twenty names stay readable one below the other. A tall chart turned by 90 degrees gives each its line, and
 * `scales.barsPadding` of the theme the air between.
 *
 * @alt Horizontal bar chart of bicycle trips from twenty stations, sorted from Central Station with 1,840 down to Lakeside with 94.
 * @tag rotation
 * @tag ordinal
 * @tag sort
 */
export default function ManyCategories() {
  return (
    <Chart size={{ height: 420 }} title="Trips by station">
      <Settings rotation={90} theme={slimBars} />
      <Axis id="station" position={Position.Left} />
      <Axis
        id="count"
        position={Position.Top}
        ticks={4}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="trips"
        name="Trips"
        data={trips}
        xScaleType={ScaleType.Ordinal}
        xAccessor="station"
        yAccessors={['count']}
      />
    </Chart>
  );
}
