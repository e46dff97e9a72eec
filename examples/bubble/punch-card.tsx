import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';

const dayNames = ['Sun', 'Sat', 'Fri', 'Thu', 'Wed', 'Tue', 'Mon'];
const peaks = [2, 3, 14, 20, 24, 22, 17];
const commits = peaks.flatMap((peak, day) =>
  Array.from({ length: 15 }, (_, index) => {
    const hour = 7 + index;
    const morning = Math.exp(-(((hour - 10.5) / 2) ** 2));
    const afternoon = 0.9 * Math.exp(-(((hour - 15.5) / 2.2) ** 2));
    const count = Math.round(
      peak * (morning + afternoon) + Math.sin(hour * 3 + day),
    );
    return { hour, day, count };
  }).filter(({ count }) => count > 0),
);

const nameOfDay = (day: number) => dayNames[day] ?? '';
const nearSmallBubbles = (radius: number) => Math.max(0, 5 - radius);
const theme = { markSizeRatio: 9 };

/**
 * Punch card
 *
 * Hour and day place the bubbles, the count is their size. The days are numbers from 0 to 6 on the y axis,
 * which `tickFormat` turns into names; the `domain` leaves room above and below.
 *
 * @alt Bubble chart of commits by day of the week and hour of the day; the largest bubbles are on Wednesday at ten, eleven and four in the afternoon, the weekend has almost none.
 * @tag size
 * @tag categories
 * @tag linear
 */
export default function PunchCard() {
  return (
    <Chart size={{ height: 340 }} title="Commits">
      <Settings
        theme={theme}
        pointBuffer={nearSmallBubbles}
        xDomain={{ min: 6.4, max: 21.6 }}
      />
      <Tooltip type={TooltipType.Follow} />
      <Axis
        id="hour"
        position={Position.Bottom}
        maximumFractionDigits={0}
        tickFormat={(hour) => `${hour}:00`}
      />
      <Axis
        id="day"
        position={Position.Left}
        domain={{ min: -0.6, max: 6.6 }}
        ticks={7}
        maximumFractionDigits={0}
        tickFormat={nameOfDay}
      />
      <BubbleSeries
        id="commits"
        name="Day"
        data={commits}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['day']}
        markSizeAccessor="count"
        markFormat={(count) => `${count} commits`}
        color="#2f9f6b"
        bubbleSeriesStyle={{
          point: {
            radius: 1,
            strokeWidth: 0,
            fill: ColorVariant.Series,
            opacity: 0.8,
          },
        }}
      />
    </Chart>
  );
}
