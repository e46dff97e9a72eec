import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  HistogramModeAlignments,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 9, 4, 8);
const rain = [0.2, 0.6, 1.8, 3.4, 4.1, 2.2, 0.9, 0.4, 1.3, 2.6, 1.1, 0.3];
const readings = [
  12.4, 12.1, 11.2, 10.3, 9.8, 9.9, 10.6, 11.0, 10.5, 9.7, 9.4, 9.1,
];
const hours = rain.map((millimeters, index) => ({
  time: start + index * hour,
  millimeters,
  sum: Number(
    rain
      .slice(0, index + 1)
      .reduce((sum, value) => sum + value, 0)
      .toFixed(1),
  ),
  celsius: readings[index] ?? null,
}));

/**
 * Points within the bars
 *
 * A bar on a time scale covers its whole hour. `histogramModeAlignment` places the points of lines and areas in
 * it: the sum of the rain is known at the `End`, the thermometer was read at the `Start`.
 *
 * @alt Chart of twelve hours with rain as bars up to 4.1 millimeters, its sum as an area that rises to 18.9 at the ends of the bars, and the temperature as a line from 12 to 9 degrees at their starts.
 * @tag mixed
 * @tag histogram
 * @tag two axes
 * @tag time
 */
export default function EndsOfBuckets() {
  return (
    <Chart size={{ height: 360 }} title="A wet Saturday">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="rain"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} mm`}
      />
      <Axis
        id="celsius"
        groupId="celsius"
        position={Position.Right}
        gridLine={{ visible: false }}
        domain={{ min: 0, max: 20 }}
        ticks={4}
        tickFormat={(value) => `${value} °C`}
      />
      <AreaSeries
        id="sum"
        name="Rain since 8:00"
        data={hours}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['sum']}
        yNice
        histogramModeAlignment={HistogramModeAlignments.End}
        color="#7fb2d9"
        areaSeriesStyle={{ point: { visible: 'always', radius: 2 } }}
      />
      <BarSeries
        id="rain-bars"
        name="Rain"
        data={hours}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['millimeters']}
        yNice
        color="#2f7fd0"
      />
      <LineSeries
        id="temperature"
        name="Temperature"
        groupId="celsius"
        data={hours}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['celsius']}
        histogramModeAlignment={HistogramModeAlignments.Start}
        color="#e0701c"
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'always', radius: 3 },
        }}
      />
    </Chart>
  );
}
