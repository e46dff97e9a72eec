import {
  AreaSeries,
  Axis,
  Chart,
  ColorVariant,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type PartialTheme,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 6, 14);
const load = Array.from({ length: 25 }, (_, index) => {
  const plan = Math.round(
    620 + 260 * Math.sin(((index - 7) / 24) * 2 * Math.PI),
  );
  return {
    time: start + index * hour,
    plan,
    actual: plan + ((index * 37) % 90) - 40,
  };
});

const soft: PartialTheme = {
  areaSeriesStyle: {
    area: {
      opacity: 1,
      gradient: {
        type: 'linear',
        stops: [
          { offset: 0, color: ColorVariant.Series, opacity: 0.05 },
          { offset: 1, color: ColorVariant.Series, opacity: 0.5 },
        ],
      },
    },
    line: { strokeWidth: 2 },
    point: { visible: 'never' },
  },
  lineSeriesStyle: {
    line: { strokeWidth: 2, dash: [6, 4] },
    point: { visible: 'never' },
  },
};

/**
 * Lines and areas
 *
 * `areaSeriesStyle` fills areas with a `gradient` of the series color, `lineSeriesStyle` dashes the line. A style in
 * the theme holds for all series of its kind.
 *
 * @alt Area chart of the load of a power grid over a day with a gradient fill, and a dashed line of the plan; both have their low in the night and peak around noon near 900 megawatts.
 * @tag theme
 * @tag gradient
 * @tag time
 */
export default function LinesAndAreas() {
  return (
    <Chart size={{ height: 320 }} title="Load of the power grid">
      <Settings theme={soft} showLegend legendPosition={Position.Bottom} />
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
        tickFormat={(value) => `${value} MW`}
      />
      <AreaSeries
        id="actual"
        name="Actual"
        data={load}
        color="#0077bb"
        curve={CurveType.CURVE_MONOTONE_X}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['actual']}
      />
      <LineSeries
        id="plan"
        name="Plan"
        data={load}
        color="#ee9911"
        curve={CurveType.CURVE_MONOTONE_X}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['plan']}
      />
    </Chart>
  );
}
