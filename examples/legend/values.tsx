import {
  Axis,
  Chart,
  LegendValue,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3);
const traffic = {
  'eu-west': [31, 28, 26, 29, 38, 52, 61, 66, 64, 60, 57, 55],
  'us-east': [44, 41, 37, 33, 30, 32, 39, 48, 59, 68, 73, 75],
};
const samples = Object.entries(traffic).flatMap(([region, values]) =>
  values.map((gigabytes, index) => ({
    time: start + index * hour,
    region,
    gigabytes,
  })),
);

/**
 * Values in the legend
 *
 * `legendValues` adds figures to each entry: here the average, the highest and the latest value of the
 * series. With such a figure the legend becomes a table.
 *
 * @alt Line chart of traffic in two regions over twelve hours with a legend table that shows the average, the maximum and the latest value of each.
 * @tag legend
 * @tag time
 */
export default function Values() {
  return (
    <Chart size={{ height: 360 }} title="Traffic by region (GB)">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendValues={[
          LegendValue.Average,
          LegendValue.Max,
          LegendValue.LastValue,
        ]}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="gigabytes"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${Math.round(value)}`}
      />
      <LineSeries
        id="traffic"
        name="Traffic"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['gigabytes']}
        splitSeriesAccessors={['region']}
      />
    </Chart>
  );
}
