import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 8, 4, 9);
const load = Array.from({ length: 90 }, (_, index) => ({
  time: start + index * minute,
  share:
    0.46 +
    0.14 * Math.sin(index / 9) +
    0.07 * Math.sin(index / 2.3) +
    index / 600,
}));
const noMargins: PartialTheme = {
  chartMargins: { top: 0, right: 0, bottom: 0, left: 0 },
  axes: {
    gridLine: { horizontal: { visible: false }, vertical: { visible: false } },
  },
};
const quiet: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};
const percent = (share: number) => `${Math.round(share * 100)} %`;

/**
 * Sparkline
 *
 * Axes with `hide` take no space, yet `domain` still fixes the scale and `tickFormat` still writes header and
 * value of the tooltip.
 *
 * @alt Area chart without axes of processor load over ninety minutes, swinging around a half and ending at 60 percent.
 * @tag sparkline
 * @tag time
 * @tag theme
 */
export default function Sparkline() {
  return (
    <Chart size={{ height: 200 }} title="Processor load">
      <Settings theme={noMargins} />
      <Axis
        id="time"
        position={Position.Bottom}
        hide
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="share"
        position={Position.Left}
        hide
        domain={{ min: 0, max: 1 }}
        tickFormat={percent}
      />
      <AreaSeries
        id="load"
        name="Load"
        data={load}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['share']}
        areaSeriesStyle={quiet}
      />
    </Chart>
  );
}
