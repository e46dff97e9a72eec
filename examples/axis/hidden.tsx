import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 3, 7);
const visitors = [
  14, 9, 6, 5, 8, 21, 64, 132, 188, 214, 226, 231, 247, 238, 222, 219, 241, 268,
  254, 203, 158, 104, 61, 32,
].map((count, index) => ({ time: start + index * hour, count }));
const quiet: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};
// The first label of the time axis is wider than the half of it that fits left of its tick.
const roomForLabel: PartialTheme = { chartPaddings: { left: 20, right: 20 } };

/**
 * Without a y axis
 *
 * With `hide` the y axis takes no room; its grid lines would stay, so `gridLine` switches them off. Its `domain`
 * and `tickFormat` still apply, so the tooltip writes "268 visitors".
 *
 * @alt Area chart without a y axis: visitors of a library in one day, few at night, 247 at noon and most at five in the afternoon.
 * @tag hidden
 * @tag area
 * @tag time
 */
export default function Hidden() {
  return (
    <Chart size={{ height: 240 }} title="Visitors on Monday">
      <Settings theme={roomForLabel} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="count"
        position={Position.Left}
        hide
        gridLine={{ visible: false }}
        domain={{ min: 0, max: 300 }}
        tickFormat={(value) => `${value} visitors`}
      />
      <AreaSeries
        id="visitors"
        name="Library"
        data={visitors}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
        curve={CurveType.CURVE_MONOTONE_X}
        areaSeriesStyle={quiet}
      />
    </Chart>
  );
}
