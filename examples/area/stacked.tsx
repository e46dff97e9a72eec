import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3, 0);
const cpu = {
  user: [22, 20, 19, 21, 24, 31, 42, 55, 61, 58, 54, 52, 50],
  system: [9, 8, 8, 9, 10, 12, 15, 19, 22, 21, 19, 18, 17],
  wait: [3, 3, 2, 4, 3, 5, 7, 11, 9, 8, 6, 6, 5],
};
const samples = Object.entries(cpu).flatMap(([state, percents]) =>
  percents.map((percent, index) => ({
    time: start + index * hour,
    state,
    percent,
  })),
);

/**
 * Stacked areas
 *
 * Three states of a processor add up to its load. The order of the data is the order of the stack.
 *
 * @alt Stacked area chart of processor load over twelve hours; user, system and wait time together rise from 34 to 92 percent around eight in the morning.
 * @tag stack
 * @tag time
 */
export default function Stacked() {
  return (
    <Chart size={{ height: 320 }} title="Processor load">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="percent"
        position={Position.Left}
        domain={{ min: 0, max: 100 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <AreaSeries
        id="cpu"
        name="CPU"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['percent']}
        splitSeriesAccessors={['state']}
        stackAccessors={['time']}
      />
    </Chart>
  );
}
