import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type AreaSeriesStyle,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const doses = [
  2.1, 3.4, 5.2, 8.9, 14.6, 21.8, 28.3, 32.9, 35.6, 37.2, 38.1,
].map((mean, index) => {
  const error = 1.4 + 3.2 * Math.exp(-(((index - 5) / 3) ** 2));
  return { dose: index * 10, mean, low: mean - error, high: mean + error };
});
const band: RecursivePartial<AreaSeriesStyle> = {
  area: { opacity: 0.2 },
  line: { visible: false },
  point: { visible: 'never' },
};
const estimate: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2 },
};
const percent = (value: number) => `${value.toFixed(0)} %`;

/**
 * Confidence band
 *
 * The area reads its lower end from `y0Accessors` and its upper end from `yAccessors`. Without its own lines and in
 * the color of the estimate it looks like one figure; `hideInLegend` leaves one entry.
 *
 * @alt Line chart of growth by dose, rising in an S from 2 to 38 percent, within a light band of the same color that is widest in the steep middle.
 * @tag band
 * @tag confidence interval
 * @tag mixed
 */
export default function ConfidenceBand() {
  return (
    <Chart size={{ height: 320 }} title="Growth by dose">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="dose"
        position={Position.Bottom}
        title="Dose"
        tickFormat={(value) => `${value} mg`}
      />
      <Axis
        id="growth"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={percent}
      />
      <AreaSeries
        id="interval"
        name="95 % interval"
        color="#0077bb"
        data={doses}
        xScaleType={ScaleType.Linear}
        xAccessor="dose"
        yAccessors={['high']}
        y0Accessors={['low']}
        curve={CurveType.CURVE_MONOTONE_X}
        hideInLegend
        areaSeriesStyle={band}
      />
      <LineSeries
        id="mean"
        name="Mean with 95 % interval"
        color="#0077bb"
        data={doses}
        xScaleType={ScaleType.Linear}
        xAccessor="dose"
        yAccessors={['mean']}
        curve={CurveType.CURVE_MONOTONE_X}
        lineSeriesStyle={estimate}
      />
    </Chart>
  );
}
