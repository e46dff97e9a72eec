import { useCallback, useId, useMemo, useRef, useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type BrushEndListener,
  type PartialTheme,
  type PointerUpdateListener,
  type SettingsProps,
  type TooltipHeaderFormatter,
} from '@elastic/charts';

const hour = 3_600_000;
const step = hour / 4;
const start = Date.UTC(2026, 2, 9);
const samples = Array.from({ length: 193 }, (_, index) => {
  const peak = Math.exp(-(((index - 136) / 9) ** 2));
  return {
    time: start + index * step,
    requests: Math.round(
      900 - 520 * Math.cos(index / 15.3) + 36 * Math.sin(index / 1.3),
    ),
    latency: Math.round(
      150 -
        30 * Math.cos(index / 15.3) +
        190 * peak +
        6 * Math.sin(index / 1.6),
    ),
  };
});

interface Range {
  min: number;
  max: number;
}
const whole: Range = { min: start, max: start + 48 * hour };
const lengths = [
  { hours: 6, label: '6 hours' },
  { hours: 24, label: '1 day' },
  { hours: 48, label: '2 days' },
];
/** Moves a range into the time of the data, without a change of its length. */
function within({ min, max }: Range): Range {
  const shift = Math.max(0, whole.min - min) - Math.max(0, max - whole.max);
  return { min: min + shift, max: max + shift };
}

const formatTime = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const header: TooltipHeaderFormatter = ({ value }) =>
  `${formatTime.format(value as number)} UTC`;
const external: SettingsProps['externalPointerEvents'] = {
  tooltip: { visible: true },
};
// Axes of one width and equal margins: the same time is at the same place in both.
const axisStyle = { minExtent: 56, maxExtent: 56 };
const theme: PartialTheme = {
  chartMargins: { top: 6, right: 12, bottom: 0, left: 0 },
};

/**
 * Linked time series with a brush
 *
 * A drag over one chart selects the range of both, and the crosshair moves through both. Buttons do the same without
 * a mouse; a line of text says which range is shown.
 *
 * @alt Area chart of requests a minute above a line chart of the 95th percentile of latency, over the same two days; latency peaks at 365 milliseconds on the second morning. Buttons choose the length of the range and move it.
 * @height 496 516
 * @tag brush
 * @tag crosshair
 * @tag time
 */
export default function LinkedBrush() {
  const id = useId();
  const traffic = useRef<Chart>(null);
  const latency = useRef<Chart>(null);
  const [range, setRange] = useState(whole);
  const length = range.max - range.min;

  const onBrushEnd = useCallback<BrushEndListener>((event) => {
    if ('cells' in event || !event.x) return;
    const [min, max] = event.x;
    if (max - min >= 2 * step) setRange(within({ min, max }));
  }, []);
  const onPointerUpdate = useCallback<PointerUpdateListener>((event) => {
    for (const chart of [traffic, latency])
      chart.current?.dispatchExternalPointerEvent(event);
  }, []);
  const settings = useMemo<SettingsProps>(
    () => ({
      theme,
      xDomain: range,
      onBrushEnd,
      onPointerUpdate,
      externalPointerEvents: external,
    }),
    [range, onBrushEnd, onPointerUpdate],
  );
  const move = (direction: number) =>
    setRange(
      within({
        min: range.min + (direction * length) / 2,
        max: range.max + (direction * length) / 2,
      }),
    );

  return (
    <section className="linked-brush" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`}>Web server</h3>
      <div className="range" role="group" aria-label="Range">
        {lengths.map(({ hours, label }) => (
          <button
            key={hours}
            type="button"
            aria-pressed={length === hours * hour}
            onClick={() =>
              setRange(
                within({ min: range.max - hours * hour, max: range.max }),
              )
            }
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          disabled={range.min <= whole.min}
          onClick={() => move(-1)}
        >
          Earlier
        </button>
        <button
          type="button"
          disabled={range.max >= whole.max}
          onClick={() => move(1)}
        >
          Later
        </button>
      </div>
      <p role="status">
        {formatTime.format(range.min)} to {formatTime.format(range.max)} UTC.
        Drag over a chart to zoom in.
      </p>
      <h4 id={`${id}requests`}>Requests a minute</h4>
      <Chart ref={traffic} id={`${id}traffic`} size={{ height: 150 }}>
        <Settings {...settings} ariaLabelledBy={`${id}requests`} />
        <Tooltip headerFormatter={header} />
        <Axis id="time" position={Position.Bottom} hide />
        <Axis
          id="count"
          position={Position.Left}
          ticks={4}
          style={axisStyle}
          gridLine={{ visible: true }}
          tickFormat={(value) => Number(value).toLocaleString('en')}
        />
        <AreaSeries
          id="requests"
          name="Requests"
          color="#3b82c4"
          data={samples}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['requests']}
        />
      </Chart>
      <h4 id={`${id}latency`}>Latency, 95th percentile</h4>
      <Chart ref={latency} id={`${id}latency-chart`} size={{ height: 180 }}>
        <Settings {...settings} ariaLabelledBy={`${id}latency`} />
        <Tooltip headerFormatter={header} />
        <Axis id="time" position={Position.Bottom} />
        <Axis
          id="ms"
          position={Position.Left}
          ticks={4}
          domain={{ min: 0, max: 400 }}
          style={axisStyle}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} ms`}
        />
        <LineSeries
          id="p95"
          name="95th percentile"
          color="#c2701c"
          data={samples}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['latency']}
        />
      </Chart>
    </section>
  );
}

const css = `
section.linked-brush {
  font-size: 14px;
  line-height: 20px;
}
section.linked-brush > h3[id] {
  margin: 0 0 8px;
  font-size: 18px;
  line-height: 28px;
}
section.linked-brush > h4[id] {
  margin: 12px 0 4px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
section.linked-brush > .range {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}
section.linked-brush > p[role] {
  margin: 8px 0 0;
}
section.linked-brush .range > button[type] {
  padding: 4px 8px;
  border: 1px solid rgba(128, 128, 128, 0.75);
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
}
section.linked-brush .range > button[aria-pressed='true'] {
  background: rgba(128, 128, 128, 0.25);
}
section.linked-brush .range > button:disabled {
  opacity: 0.5;
}
`;
