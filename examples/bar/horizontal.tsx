import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const errors = [
  { service: 'checkout', count: 182 },
  { service: 'search', count: 121 },
  { service: 'payments', count: 96 },
  { service: 'inventory', count: 58 },
  { service: 'recommendations', count: 31 },
  { service: 'accounts', count: 12 },
];

/**
 * Horizontal bars
 *
 * Long names have room when `rotation` turns the chart by 90 degrees. The series keeps its accessors; only
 * the axes change places.
 *
 * @alt Horizontal bar chart of errors in six services, ordered from checkout with 182 errors down to accounts with 12.
 * @tag rotation
 * @tag ordinal
 */
export default function Horizontal() {
  return (
    <Chart size={{ height: 320 }} title="Errors in the last hour">
      <Settings rotation={90} />
      <Axis id="service" position={Position.Left} />
      <Axis
        id="count"
        position={Position.Bottom}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="errors"
        name="Errors"
        data={errors}
        xScaleType={ScaleType.Ordinal}
        xAccessor="service"
        yAccessors={['count']}
        displayValueSettings={{ showValueLabel: true }}
      />
    </Chart>
  );
}
