import {
  Chart,
  Metric,
  MetricTrendShape,
  Settings,
  type MetricWTrend,
  type PartialTheme,
} from '@elastic/charts';

const weeks = [3, 5, 4, 8, 12, 9, 6, 7, 4, 3, 2, 2];
const centered: PartialTheme = {
  metric: {
    titlesTextAlign: 'center',
    valueTextAlign: 'center',
    valueFontSize: 56,
  },
};

const incidents: MetricWTrend = {
  title: 'Incidents this week',
  color: '#f2c48d',
  value: weeks.at(-1) ?? NaN,
  valueFormatter: (count) => `${count}`,
  // The last point has no width: the week's count once more gives its bar an end.
  trend: [...weeks, 2].map((y, x) => ({ x, y })),
  trendShape: MetricTrendShape.Bars,
  trendA11yTitle: 'Incidents by week',
  trendA11yDescription:
    'They rise to twelve in the fifth week and fall to two.',
};

/**
 * Trend in bars
 *
 * `MetricTrendShape.Bars` suits counts: each point holds its height up to the next. The `theme` centers the
 * texts and sets the size of the value.
 *
 * @alt Metric panel that shows 2 incidents this week, over bars of the last twelve weeks that rise to 12 and fall again.
 * @tag trend
 * @tag theme
 */
export default function TrendBars() {
  return (
    <Chart size={{ height: 240 }}>
      <Settings theme={centered} />
      <Metric id="incidents" data={[[incidents]]} />
    </Chart>
  );
}
