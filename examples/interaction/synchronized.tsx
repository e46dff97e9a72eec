import { useRef } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  LineSeries,
  Placement,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type PointerUpdateListener,
  type SettingsProps,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 2, 27, 10);
const samples = Array.from({ length: 37 }, (_, index) => ({
  time: start + index * 5 * minute,
  requests: Math.round(820 + 310 * Math.sin(index / 5) + ((index * 53) % 90)),
  memory: Math.round(
    48 + index * 0.8 - (index > 24 ? 18 : 0) + ((index * 29) % 5),
  ),
}));
const clock = timeFormatter('HH:mm');
const external: SettingsProps['externalPointerEvents'] = {
  tooltip: { visible: true, placement: Placement.Left },
};

/**
 * Crosshair over two charts
 *
 * Each chart passes its `onPointerUpdate` events to the other with `dispatchExternalPointerEvent` of its
 * ref. `externalPointerEvents` shows the tooltip there as well; a chart recognizes its own events by the `id`.
 *
 * @alt Area chart of requests above a line chart of memory over the same three hours; a crosshair moves in both at once.
 * @height 400
 * @tag crosshair
 * @tag ref
 * @tag time
 */
export default function Synchronized() {
  const traffic = useRef<Chart>(null);
  const memory = useRef<Chart>(null);
  const onPointerUpdate: PointerUpdateListener = (event) => {
    for (const chart of [traffic, memory])
      chart.current?.dispatchExternalPointerEvent(event);
  };
  return (
    <>
      <Chart
        ref={traffic}
        id="sync-traffic"
        size={{ height: 190 }}
        title="Requests a minute"
      >
        <Settings
          onPointerUpdate={onPointerUpdate}
          externalPointerEvents={external}
        />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={clock}
          hide
        />
        <Axis
          id="count"
          position={Position.Left}
          ticks={4}
          gridLine={{ visible: true }}
        />
        <AreaSeries
          id="requests"
          name="Requests"
          data={samples}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['requests']}
        />
      </Chart>
      <Chart
        ref={memory}
        id="sync-memory"
        size={{ height: 210 }}
        title="Memory in use"
      >
        <Settings
          onPointerUpdate={onPointerUpdate}
          externalPointerEvents={external}
        />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={0}
          tickFormat={clock}
        />
        <Axis
          id="percent"
          position={Position.Left}
          ticks={4}
          domain={{ min: 0, max: 100 }}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} %`}
        />
        <LineSeries
          id="memory"
          name="Memory"
          data={samples}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['memory']}
        />
      </Chart>
    </>
  );
}
