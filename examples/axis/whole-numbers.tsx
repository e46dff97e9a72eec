import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const incidents = [
  { month: 'Jan', count: 1 },
  { month: 'Feb', count: 0 },
  { month: 'Mar', count: 2 },
  { month: 'Apr', count: 1 },
  { month: 'May', count: 3 },
  { month: 'Jun', count: 0 },
  { month: 'Jul', count: 1 },
  { month: 'Aug', count: 2 },
];

/**
 * Whole numbers only
 *
 * There is no half incident: `maximumFractionDigits` with 0 drops the ticks at 0.5, 1.5 and 2.5 that an axis
 * up to three would have.
 *
 * @alt Bar chart of incidents in eight months, between none and three, with ticks at whole numbers only.
 * @tag ticks
 * @tag ordinal
 */
export default function WholeNumbers() {
  return (
    <Chart size={{ height: 280 }} title="Incidents">
      <Settings />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="incidents"
        name="Incidents"
        data={incidents}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['count']}
        color="#d9537a"
      />
    </Chart>
  );
}
