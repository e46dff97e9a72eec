import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type LineSeriesStyle,
  type RecursivePartial,
  type TickFormatter,
} from '@elastic/charts';

const quarter = 900_000;
const start = Date.UTC(2025, 4, 6, 13);
// People in the calls of a company with offices in New York and Berlin.
const calls = Array.from({ length: 41 }, (_, index) => ({
  time: start + index * quarter,
  people: Math.round(
    60 +
      150 * Math.exp(-(((index - 8) / 6) ** 2)) +
      55 * Math.exp(-(((index - 26) / 5) ** 2)),
  ),
}));
const clock = timeFormatter('HH:mm');
const berlin: TickFormatter = (time: number) =>
  clock(time, { timeZone: 'Europe/Berlin' });
const quiet: RecursivePartial<LineSeriesStyle> = {
  point: { visible: 'never' },
};

/**
 * Two time zones
 *
 * `timeZone` of the series places the ticks and is what a formatter gets: New York below. The axis above has a
 * `tickFormat` that writes the same moments in Berlin time.
 *
 * @alt Line chart of people in calls from 9:00 to 19:00 in New York, which is 15:00 to 1:00 in Berlin on the axis above; most are in calls at 11:00, 17:00 in Berlin.
 * @tag time
 * @tag time zone
 * @tag two axes
 */
export default function TimeZones() {
  return (
    <Chart size={{ height: 340 }} title="People in calls">
      <Settings />
      <Axis
        id="new-york"
        position={Position.Bottom}
        title="New York"
        timeAxisLayerCount={0}
        tickFormat={clock}
      />
      <Axis
        id="berlin"
        position={Position.Top}
        title="Berlin"
        timeAxisLayerCount={0}
        tickFormat={berlin}
      />
      <Axis id="people" position={Position.Left} gridLine={{ visible: true }} />
      <LineSeries
        id="calls"
        name="People"
        data={calls}
        timeZone="America/New_York"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['people']}
        lineSeriesStyle={quiet}
      />
    </Chart>
  );
}
