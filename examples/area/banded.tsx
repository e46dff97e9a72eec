import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 5, 1);
const temperatures = [
  [11, 16, 21],
  [12, 17, 23],
  [13, 19, 26],
  [15, 21, 28],
  [14, 20, 25],
  [12, 17, 22],
  [11, 15, 20],
  [10, 15, 21],
  [12, 18, 24],
  [14, 20, 27],
].map(([low, mean, high], index) => ({
  time: start + index * day,
  low,
  mean,
  high,
}));

/**
 * Band with a line
 *
 * An area with `y0Accessors` fills the space between two values: here the day's lowest and highest
 * temperature, with the mean as a line.
 *
 * @alt Area chart of ten days in June: a band from the lowest to the highest temperature of the day, with the mean between 15 and 21 degrees as a line.
 * @tag band
 * @tag time
 * @tag mixed
 */
export default function Banded() {
  return (
    <Chart size={{ height: 320 }} title="Temperature in June">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="degrees"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} °C`}
      />
      <AreaSeries
        id="range"
        name="Range"
        data={temperatures}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['high']}
        y0Accessors={['low']}
        curve={CurveType.CURVE_MONOTONE_X}
      />
      <LineSeries
        id="mean"
        name="Mean"
        data={temperatures}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['mean']}
        curve={CurveType.CURVE_MONOTONE_X}
      />
    </Chart>
  );
}
