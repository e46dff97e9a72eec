import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  GroupBy,
  LineSeries,
  Position,
  Predicate,
  ScaleType,
  Settings,
  SmallMultiples,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 5, 14, 9);
const cpu = [22, 25, 31, 48, 77, 92, 88, 63, 41, 33, 29, 26];
const memory = [41, 42, 44, 49, 58, 71, 79, 76, 66, 57, 52, 50];
const swap = [0, 0, 0, 0, 4, 18, 31, 22, 9, 3, 1, 0];
const samples = cpu.map((value, index) => ({
  time: start + index * 10 * minute,
  cpu: value,
  memory: memory[index] ?? 0,
  swap: swap[index] ?? 0,
}));
const shared = {
  data: samples,
  xScaleType: ScaleType.Time,
  xAccessor: 'time',
  timeZone: 'utc',
} as const;

/**
 * A panel for each series
 *
 * `by` also gets the spec of the series: returning its `id` puts every series into a panel of its own, even
 * series of different kinds. `format` makes a title of the `id`.
 *
 * @alt Three panels above each other over two hours: the processor as a line that peaks at 92 percent, the memory as an area with up to 79, swap as bars with up to 31 percent.
 * @tag panels
 * @tag time
 */
export default function BySeries() {
  return (
    <Chart size={{ height: 400 }} title="Use of a host">
      <Settings />
      <GroupBy
        id="series"
        by={({ id }) => id}
        sort={Predicate.DataIndex}
        format={(id) => String(id).toUpperCase()}
      />
      <SmallMultiples splitVertically="series" />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="percent"
        position={Position.Left}
        ticks={3}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineSeries id="cpu" color="#33a5d4" {...shared} yAccessors={['cpu']} />
      <AreaSeries
        id="memory"
        color="#11a579"
        {...shared}
        yAccessors={['memory']}
      />
      <BarSeries id="swap" color="#ee9911" {...shared} yAccessors={['swap']} />
    </Chart>
  );
}
