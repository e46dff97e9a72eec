import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Swimmers who came in the hour that begins at `hour`; the pool opens at seven.
const counts = [64, 48, 31, 27, 35, 52, 44, 39, 58, 83, 97, 104, 71, 29];
const swimmers = counts.map((count, index) => ({ hour: 7 + index, count }));
const clock = (hour: number) => `${hour}:00`;

/**
 * Bars between ticks
 *
 * The count of an hour belongs between two full hours. `enableHistogramMode` starts each bar at its tick
 * instead of centering it there.
 *
 * @alt Bar chart of swimmers by hour from 7:00 to 21:00, each bar between two full hours, with a small peak at opening and a large one from 16:00 to 19:00.
 * @tag histogram
 * @tag linear
 */
export default function Intervals() {
  return (
    <Chart size={{ height: 300 }} title="Swimmers by hour">
      <Settings />
      <Axis id="hour" position={Position.Bottom} tickFormat={clock} />
      <Axis
        id="count"
        position={Position.Left}
        title="Swimmers"
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="swimmers"
        name="Swimmers"
        data={swimmers}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['count']}
        enableHistogramMode
      />
    </Chart>
  );
}
