import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = [
  { month: 'Jan', low: -2.1, high: 4.0 },
  { month: 'Feb', low: -1.4, high: 6.2 },
  { month: 'Mar', low: 1.8, high: 11.3 },
  { month: 'Apr', low: 5.2, high: 16.1 },
  { month: 'May', low: 9.6, high: 20.8 },
  { month: 'Jun', low: 12.9, high: 24.2 },
  { month: 'Jul', low: 14.8, high: 26.5 },
  { month: 'Aug', low: 14.5, high: 26.1 },
  { month: 'Sep', low: 10.7, high: 21.2 },
  { month: 'Oct', low: 6.6, high: 14.9 },
  { month: 'Nov', low: 2.0, high: 8.3 },
  { month: 'Dec', low: -0.9, high: 4.9 },
];
const celsius = (value: number) => `${value} °C`.replace('-', '−');

/**
 * Floating ranges
 *
 * `y0Accessors` reads where a bar begins, `yAccessors` where it ends. Both get a line in legend and tooltip;
 * `y0AccessorFormat` and `y1AccessorFormat` are added to their name.
 *
 * @alt Bar chart of monthly temperatures, each bar from the mean low to the mean high; January spans minus 2 to 4 degrees, July 15 to 27.
 * @tag range
 * @tag negative
 */
export default function Ranges() {
  return (
    <Chart size={{ height: 320 }} title="Mean temperatures">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="month"
        position={Position.Bottom}
        labelFormat={(month: string) => month.slice(0, 1)}
      />
      <Axis
        id="temperature"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={celsius}
      />
      <BarSeries
        id="temperatures"
        name="Temperature"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['high']}
        y0Accessors={['low']}
        y0AccessorFormat=", low"
        y1AccessorFormat=", high"
        color="#e8955a"
      />
    </Chart>
  );
}
