import {
  Axis,
  Chart,
  LineSeries,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 8, 1); // a Monday
const commits = [
  41, 46, 52, 49, 38, 9, 6, 44, 51, 57, 53, 40, 12, 8, 47, 50, 61, 55, 43, 7,
  11, 45, 54, 58, 51, 39, 10, 7,
].map((count, index) => ({ time: start + index * day, count }));

const isSaturday = ({ time }: { time: number }) =>
  new Date(time).getUTCDay() === 6;
const weekends = commits.filter(isSaturday).map(({ time }) => ({
  coordinates: { x0: time - day / 2, x1: time + 1.5 * day },
  details: 'Weekend',
}));

/**
 * Shaded weekends
 *
 * One `RectAnnotation` has a rectangle for each weekend, computed from the times of the data. Only `x0` and `x1` are
 * set, so the rectangles reach from the top of the plot to its bottom.
 *
 * @alt Line chart of commits a day over four weeks in September, about 50 on working days; each weekend is shaded and has about ten.
 * @tag rect annotation
 * @tag time
 * @tag weekend
 */
export default function Weekends() {
  return (
    <Chart size={{ height: 300 }} title="Commits a day">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="commits"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      <RectAnnotation
        id="weekends"
        dataValues={weekends}
        style={{ fill: '#98a2b3', opacity: 0.25 }}
      />
      <LineSeries
        id="count"
        name="Commits"
        data={commits}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
      />
    </Chart>
  );
}
