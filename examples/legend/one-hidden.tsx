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
  { month: 'Jan', sold: 320, returned: 24, goal: 350 },
  { month: 'Feb', sold: 345, returned: 31, goal: 350 },
  { month: 'Mar', sold: 402, returned: 28, goal: 380 },
  { month: 'Apr', sold: 388, returned: 35, goal: 380 },
  { month: 'May', sold: 431, returned: 30, goal: 410 },
  { month: 'Jun', sold: 456, returned: 42, goal: 410 },
];

/**
 * A series that the legend leaves out
 *
 * `hideInLegend` keeps the goal out of the legend, which lists bars only. The line and its row in the tooltip stay.
 *
 * @alt Bars of products sold and returned from January to June with a gray line for the goal; the legend lists sold and returned.
 * @tag legend
 * @tag mixed
 */
export default function OneHidden() {
  return (
    <Chart size={{ height: 300 }} title="Products">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="month" position={Position.Bottom} />
      <Axis
        id="products"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="sold"
        name="Sold"
        color="#0077bb"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['sold']}
      />
      <BarSeries
        id="returned"
        name="Returned"
        color="#ee9911"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['returned']}
      />
      <LineSeries
        id="goal"
        name="Goal"
        color="#98a2b3"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['goal']}
        hideInLegend
      />
    </Chart>
  );
}
