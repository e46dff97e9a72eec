import {
  Chart,
  LayoutDirection,
  MeterFillStyle,
  MeterSize,
  Metric,
  Settings,
  type MetricDatum,
} from '@elastic/charts';

const profit: MetricDatum = {
  title: 'Result of the month',
  subtitle: 'between −20 and +20 thousand euros',
  color: '#cf5b52',
  value: -7.5,
  valueFormatter: (value) => `${value.toFixed(1).replace('-', '−')} k€`,
  target: 5,
  domainMin: -20,
  domainMax: 20,
  progressBarDirection: LayoutDirection.Horizontal,
  progressBarSize: MeterSize.Large,
  progressBarFill: {
    type: 'palette',
    style: MeterFillStyle.Solid,
    colorStops: [
      { stop: -20, color: '#cf5b52' },
      { stop: 0, color: '#d09a2d' },
      { stop: 20, color: '#3aa287' },
    ],
  },
  progressValueLabels: { value: 'Result', target: 'Plan' },
};

/**
 * Progress below zero
 *
 * With `domainMin` below zero the bar grows from zero to either side. `progressBarFill` colors it by value,
 * `progressValueLabels` names value and `target` in their tooltips.
 *
 * @alt Metric panel of a monthly result of minus 7.5 thousand euros; its bar runs left from zero, and the plan of plus 5 thousand is marked.
 * @tag progress
 * @tag negative
 * @tag color
 */
export default function SignedProgress() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Metric id="result" data={[[profit]]} />
    </Chart>
  );
}
