import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = [
  { month: 'Jan', orders: 1240, basket: 41 },
  { month: 'Feb', orders: 1310, basket: 42 },
  { month: 'Mar', orders: 1525, basket: 39 },
  { month: 'Apr', orders: 1490, basket: 43 },
  { month: 'May', orders: 1720, basket: 46 },
  { month: 'Jun', orders: 1865, basket: 45 },
];

/**
 * Two y axes
 *
 * Orders and the value of a basket have scales of their own. Series and axes that share a `groupId` share
 * a scale.
 *
 * @alt Chart of six months with orders as bars, rising from 1,240 to 1,865 on the left axis, and the average basket as a line between 39 and 46 dollars on the right axis.
 * @tag two axes
 * @tag mixed
 */
export default function TwoScales() {
  return (
    <Chart size={{ height: 320 }} title="Orders and basket">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="orders"
        groupId="orders"
        position={Position.Left}
        title="Orders"
        gridLine={{ visible: true }}
      />
      <Axis
        id="basket"
        groupId="basket"
        position={Position.Right}
        title="Basket"
        domain={{ min: 0, max: 60 }}
        tickFormat={(value) => `$${value}`}
      />
      <BarSeries
        id="orders-bars"
        name="Orders"
        groupId="orders"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['orders']}
      />
      <LineSeries
        id="basket-line"
        name="Basket"
        groupId="basket"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['basket']}
      />
    </Chart>
  );
}
