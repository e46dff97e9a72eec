import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const opening = Date.UTC(2025, 10, 3);
const firstDay = [{ time: opening, members: 37 }];
const firstWeek = { min: opening - day, max: opening + 6 * day };

/**
 * A single point
 *
 * One value makes no line, and by default only a small dot. `point.visible` set to `always` draws it in full, and
 * `xDomain` gives the axis the span that is still to come.
 *
 * @alt Line chart of the members of a gym in its first week with one point so far: 37 members on Monday, November 3.
 * @tag single value
 * @tag time
 */
export default function SinglePoint() {
  return (
    <Chart size={{ height: 280 }} title="Members since the opening">
      <Settings xDomain={firstWeek} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('ddd D')}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
        domain={{ min: 0, max: 100 }}
      />
      <LineSeries
        id="members"
        name="Members"
        data={firstDay}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['members']}
        lineSeriesStyle={{ point: { visible: 'always', radius: 5 } }}
      />
    </Chart>
  );
}
