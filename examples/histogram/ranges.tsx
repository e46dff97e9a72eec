import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 8, 1);
// Lowest and highest price of a day in cents per kilowatt hour; weekends are cheap.
const prices = Array.from({ length: 28 }, (_, index) => {
  const weekend = index % 7 > 4 ? 4.5 : 0;
  const middle = 9.5 + 1.8 * Math.sin(index / 4) - weekend;
  const spread = 3.2 + 1.6 * Math.sin(index * 1.7) + weekend / 3;
  return {
    time: start + index * day,
    low: Number((middle - spread).toFixed(1)),
    high: Number((middle + spread).toFixed(1)),
  };
});
const cents = (value: number) => `${value} ct`.replace('-', '−');
const formatDate = timeFormatter('D MMM YYYY');

/**
 * Low and high prices
 *
 * `y0Accessors` lifts each bar from zero to the lowest price of its day. The two bounds are named by
 * `y0AccessorFormat` and `y1AccessorFormat` in legend and tooltip.
 *
 * @alt Chart of daily electricity prices in September 2025 as bars from the lowest to the highest; workdays lie between 3 and 16 cents, on most weekends the lowest prices fall to about zero and below.
 * @tag range
 * @tag time
 * @tag negative
 */
export default function Ranges() {
  return (
    <Chart size={{ height: 320 }} title="Electricity price in a day">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis id="day" position={Position.Bottom} />
      <Axis
        id="price"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={cents}
      />
      <HistogramBarSeries
        id="prices"
        name="Price"
        data={prices}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['high']}
        y0Accessors={['low']}
        y0AccessorFormat=", lowest"
        y1AccessorFormat=", highest"
        color="#16a398"
      />
    </Chart>
  );
}
