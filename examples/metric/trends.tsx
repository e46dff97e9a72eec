import {
  Chart,
  Metric,
  MetricTrendShape,
  Settings,
  type MetricWTrend,
} from '@elastic/charts';

/** Twenty-four hours that swing around a level, each server at its own phase. */
const load = (level: number, phase: number) =>
  Array.from({ length: 24 }, (_, x) => ({
    x,
    y: Math.round(
      level + 14 * Math.sin((x + phase) / 3.6) + 5 * Math.cos(x * phase),
    ),
  }));

const server = (title: string, level: number, phase: number): MetricWTrend => {
  const trend = load(level, phase);
  const value = trend.at(-1)?.y ?? NaN;
  return {
    title,
    color: value > 75 ? '#f6b0a8' : '#b5d3f2',
    value,
    valueFormatter: (percent) => `${percent} %`,
    trend,
    trendShape: MetricTrendShape.Area,
    trendA11yTitle: `Processor load of ${title} in 24 hours`,
  };
};

const servers = [
  [server('web-1', 52, 1), server('web-2', 48, 4), server('web-3', 57, 7)],
  [server('db-1', 66, 2), server('db-2', 70, 9), undefined],
];

/**
 * Many trends
 *
 * A grid in which each tile has its own `trend`. Each is drawn from zero to its own highest value, so compare
 * shapes between tiles, not heights. `undefined` leaves a place empty.
 *
 * @alt Five metric panels of the processor load of servers, each with the area of its last 24 hours; the tile of the busiest, db-2, is red.
 * @tag grid
 * @tag trend
 */
export default function Trends() {
  return (
    <Chart size={{ height: 340 }} title="Processor load">
      <Settings />
      <Metric id="servers" data={servers} />
    </Chart>
  );
}
