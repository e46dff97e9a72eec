import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const changes: [time: string, replicas: number][] = [
  ['2025-04-08T00:00Z', 3],
  ['2025-04-08T06:40Z', 5],
  ['2025-04-08T08:10Z', 9],
  ['2025-04-08T09:25Z', 14],
  ['2025-04-08T12:05Z', 11],
  ['2025-04-08T13:30Z', 13],
  ['2025-04-08T17:45Z', 8],
  ['2025-04-08T20:20Z', 5],
  ['2025-04-08T22:50Z', 3],
  ['2025-04-09T00:00Z', 3],
];
const replicas = changes.map(([time, count]) => ({
  time: Date.parse(time),
  count,
}));

/**
 * Steps
 *
 * The number of replicas holds until someone changes it. `curve` `CURVE_STEP_AFTER` draws that: each value
 * stays until the next one, at whatever time it comes.
 *
 * @alt Area chart in steps of the replicas of a service over one day: 3 at night, up to 14 in the morning, back to 3 late in the evening.
 * @tag curve
 * @tag step
 * @tag time
 */
export default function Steps() {
  return (
    <Chart size={{ height: 280 }} title="Replicas of checkout">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <AreaSeries
        id="replicas"
        name="Replicas"
        data={replicas}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        curve={CurveType.CURVE_STEP_AFTER}
        yNice
        color="#2f8f83"
        areaSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
