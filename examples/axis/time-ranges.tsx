import { useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type AreaSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2024, 0, 1);
// Megawatts by the hour for two years: day and night, summer and winter.
const demand = Array.from({ length: 731 * 24 }, (_, index) => ({
  time: start + index * hour,
  megawatts: Math.round(
    620 -
      140 * Math.cos((index / 24) * 2 * Math.PI) +
      90 * Math.cos((index / 8766) * 2 * Math.PI),
  ),
}));
const ranges = {
  'Two days': 2,
  'Three weeks': 21,
  'Half a year': 182,
  'Two years': 731,
};
type RangeName = keyof typeof ranges;
const names = Object.keys(ranges) as RangeName[];
const quiet: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};
const formatDate = timeFormatter('D MMM YYYY, HH:mm');

/**
 * Layers by range
 *
 * The same axis shows hours and days, weeks and months, or months and years: with `timeAxisLayerCount` it picks
 * the units for the range and the width. Choose a range to see them change.
 *
 * @alt Area chart of power demand with buttons for ranges from two days to two years; its time axis goes from hours or days to months or years.
 * @height 329 366
 * @tag time
 * @tag ticks
 * @tag interaction
 */
export default function TimeRanges() {
  const [range, setRange] = useState<RangeName>('Three weeks');
  const end = start + ranges[range] * 24 * hour;
  return (
    <>
      <div
        role="group"
        aria-label="Range"
        style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === range}
            onClick={() => setRange(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <Chart size={{ height: 300 }} title="Power demand">
        <Settings />
        <Tooltip
          headerFormatter={({ value }) =>
            formatDate(value, { timeZone: 'utc' })
          }
        />
        <Axis
          id="time"
          position={Position.Bottom}
          timeAxisLayerCount={2}
          gridLine={{ visible: true }}
        />
        <Axis
          id="demand"
          position={Position.Left}
          domain={{ min: 0, max: 900 }}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} MW`}
        />
        <AreaSeries
          id="power"
          name="Demand"
          data={demand.filter(({ time }) => time < end)}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['megawatts']}
          areaSeriesStyle={quiet}
        />
      </Chart>
    </>
  );
}
