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

const hour = 3_600_000;
const start = Date.UTC(2025, 2, 3);
const load = Array.from({ length: 25 }, (_, index) => {
  const middle =
    41 +
    14 * Math.sin(((index - 9) / 24) * 2 * Math.PI) +
    3 * Math.sin(index * 1.7);
  const spread = 5 + 3 * Math.sin(((index - 7) / 24) * 2 * Math.PI);
  return {
    time: start + index * hour,
    low: Math.round((middle - spread) * 10) / 10,
    high: Math.round((middle + spread) * 10) / 10,
  };
});

/**
 * Names for the ends of a band
 *
 * A band has two entries in the legend and in the tooltip. `y0AccessorFormat` and `y1AccessorFormat` say what
 * is added to the name of the series for the lower and for the upper one.
 *
 * @alt Area chart of the usual load of a power grid over one day, a band 4 to 16 gigawatts wide that is lowest at night and highest in the afternoon.
 * @tag band
 * @tag legend
 * @tag time
 */
export default function NamedBounds() {
  return (
    <Chart size={{ height: 320 }} title="Usual load of the grid">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="load"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} GW`}
      />
      <AreaSeries
        id="usual"
        name="Load"
        data={load}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['high']}
        y0Accessors={['low']}
        y0AccessorFormat=", 10th percentile"
        y1AccessorFormat=", 90th percentile"
        yNice
        curve={CurveType.CURVE_MONOTONE_X}
        areaSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
