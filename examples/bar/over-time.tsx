import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 3, 1);
const rain = [
  4.2, 0, 0, 11.6, 7.1, 0.8, 0, 0, 0, 0, 2.3, 14.9, 9.4, 1.2, 0, 0, 0, 3.8, 0,
  0, 0, 6.5, 18.2, 5.7, 0, 0, 0.4, 0, 0, 8.9,
];
const days = rain.map((millimeters, index) => ({
  time: start + index * day,
  millimeters,
}));
const formatDate = timeFormatter('D MMM YYYY');

/**
 * Bars over time
 *
 * On a time scale a bar begins at the time of its row, here midnight in UTC, and covers the day. `minInterval`
 * of `xDomain` says that a bar is one day wide, whatever days the data has.
 *
 * @alt Bar chart of daily rain in April 2025 in millimeters with dry spells of up to four days; the wettest day is the 23rd with 18 millimeters.
 * @tag time
 */
export default function OverTime() {
  return (
    <Chart size={{ height: 300 }} title="Rain in April">
      <Settings
        xDomain={{ min: start, max: start + 29 * day, minInterval: day }}
      />
      <Tooltip
        headerFormatter={({ value }) => formatDate(value, { timeZone: 'utc' })}
      />
      <Axis id="day" position={Position.Bottom} />
      <Axis
        id="rain"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} mm`}
      />
      <BarSeries
        id="rain-bars"
        name="Rain"
        data={days}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['millimeters']}
        color="#4a8fe7"
      />
    </Chart>
  );
}
