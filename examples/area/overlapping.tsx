import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const normal = (value: number, mean: number, deviation: number) =>
  Math.exp(-(((value - mean) / deviation) ** 2) / 2) /
  (deviation * Math.sqrt(2 * Math.PI));

const share = (density: number) => Math.round(density * 20 * 1000) / 10;

const durations = Array.from({ length: 31 }, (_, index) => index * 20).flatMap(
  (duration) => [
    {
      release: 'Version 3',
      duration,
      percent: share(normal(duration, 330, 85)),
    },
    {
      release: 'Version 4',
      duration,
      percent: share(
        0.85 * normal(duration, 205, 50) + 0.15 * normal(duration, 400, 60),
      ),
    },
  ],
);

/**
 * Overlapping areas
 *
 * Areas that are split but not stacked lie over each other. A low opacity and a strong outline in
 * `areaSeriesStyle` keep both readable; `xNice` and `yNice` end the axes at round values.
 *
 * @alt Area chart of two overlapping distributions of request durations; version 3 peaks at 330 milliseconds, version 4 at 200 with a small second bump at 400.
 * @tag distribution
 * @tag opacity
 * @tag linear
 */
export default function Overlapping() {
  return (
    <Chart size={{ height: 320 }} title="Duration of requests">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="duration"
        position={Position.Bottom}
        ticks={4}
        tickFormat={(value) => `${value} ms`}
      />
      <Axis
        id="percent"
        position={Position.Left}
        title="Share of requests"
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <AreaSeries
        id="durations"
        name="Durations"
        data={durations}
        xScaleType={ScaleType.Linear}
        xAccessor="duration"
        yAccessors={['percent']}
        splitSeriesAccessors={['release']}
        curve={CurveType.CURVE_MONOTONE_X}
        color={['#7b6fd0', '#1f9aa8']}
        xNice
        yNice
        areaSeriesStyle={{
          area: { opacity: 0.25 },
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
