import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type TickFormatter,
} from '@elastic/charts';

const phases = [
  {
    phase: 'Interviews',
    from: Date.UTC(2025, 1, 3),
    to: Date.UTC(2025, 1, 21),
  },
  { phase: 'Design', from: Date.UTC(2025, 1, 17), to: Date.UTC(2025, 2, 28) },
  { phase: 'Backend', from: Date.UTC(2025, 2, 10), to: Date.UTC(2025, 4, 16) },
  {
    phase: 'Web client',
    from: Date.UTC(2025, 2, 24),
    to: Date.UTC(2025, 5, 6),
  },
  { phase: 'Beta', from: Date.UTC(2025, 4, 19), to: Date.UTC(2025, 5, 27) },
  { phase: 'Launch', from: Date.UTC(2025, 6, 1), to: Date.UTC(2025, 6, 11) },
];
const monthDay = timeFormatter('MMM D');
const date: TickFormatter = (time: number) =>
  monthDay(time, { timeZone: 'UTC' });

/**
 * Project plan
 *
 * Each bar floats from its start in `y0Accessors` to its end in `yAccessors`. With `ScaleType.Time` as
 * `yScaleType` and a turned chart, dates run along the bottom.
 *
 * @alt Chart of six project phases as bars between dates; interviews start in February, backend and web client overlap from March to May, launch is in July.
 * @tag range
 * @tag rotation
 * @tag time
 */
export default function Gantt() {
  return (
    <Chart size={{ height: 320 }} title="Project plan 2025">
      <Settings rotation={90} />
      <Axis id="phase" position={Position.Left} />
      <Axis
        id="date"
        position={Position.Bottom}
        domain={{ min: Date.UTC(2025, 1, 1), max: Date.UTC(2025, 6, 15) }}
        gridLine={{ visible: true }}
        tickFormat={date}
      />
      <BarSeries
        id="phases"
        name="Phase"
        data={phases}
        timeZone="utc"
        xScaleType={ScaleType.Ordinal}
        yScaleType={ScaleType.Time}
        xAccessor="phase"
        yAccessors={['to']}
        y0Accessors={['from']}
        y0AccessorFormat=" begins"
        y1AccessorFormat=" ends"
      />
    </Chart>
  );
}
