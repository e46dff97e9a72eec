import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type PartialTheme,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 9, 6);
const samples = Array.from({ length: 14 }, (_, pod) =>
  Array.from({ length: 25 }, (_, index) => ({
    time: start + index * hour,
    pod: `api-${String(pod + 1).padStart(2, '0')}`,
    memory: Math.round(180 + pod * 24 + 60 * Math.sin((index + pod * 3) / 4)),
  })),
).flat();

const tallTable: PartialTheme = { tooltip: { maxTableHeight: 260 } };

/**
 * Long tooltips
 *
 * `maxVisibleTooltipItems` of 6 cuts the list of 14 pods after five rows and a piece of the sixth. A right click
 * pins the tooltip and lets the reader scroll it, as `pinningPrompt` says, in a table as high as
 * `tooltip.maxTableHeight` of the theme. `maxTooltipItems` lists only the points under the pointer when
 * it touches one.
 *
 * @alt Line chart of the memory of fourteen pods over a day, between 120 and 550 megabytes; the tooltip shows five of them and can be pinned to scroll.
 * @tag tooltip
 * @tag many series
 * @tag time
 */
export default function ManySeries() {
  return (
    <Chart size={{ height: 320 }} title="Memory by pod">
      <Settings theme={tallTable} />
      <Tooltip
        maxTooltipItems={6}
        maxVisibleTooltipItems={6}
        pinningPrompt="Right click to see all pods"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="memory"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} MB`}
      />
      <LineSeries
        id="pods"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['memory']}
        splitSeriesAccessors={['pod']}
        lineSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
