import { useId, useMemo, useState } from 'react';
import {
  Chart,
  Metric,
  MetricTrendShape,
  Settings,
  type MetricDatum,
  type PartialTheme,
} from '@elastic/charts';

interface Figure {
  title: string;
  /** One value a day, the last one is that of today. */
  days: number[];
  /** How the days of a period become one value. */
  combine: (days: number[]) => number;
  format: (value: number) => string;
  /** Whether a lower value is the better one. */
  lowerIsBetter?: boolean;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const mean = (values: number[]) => sum(values) / (values.length || 1);
const series = (start: number, slope: number, swing: number) =>
  Array.from(
    { length: 60 },
    (_, day) =>
      start +
      slope * day +
      swing * Math.sin(day / 1.11) +
      0.5 * swing * Math.sin(day / 3.7),
  );
const whole = (value: number) => Math.round(value).toLocaleString('en');

const figures: Figure[] = [
  {
    title: 'Orders',
    days: series(142, 0.9, 18),
    combine: sum,
    format: whole,
  },
  {
    title: 'Revenue',
    days: series(5600, 21, 900),
    combine: sum,
    format: (value) => `€${whole(value / 1000)}k`,
  },
  {
    title: 'Average basket',
    days: series(42.4, -0.07, 2.1),
    combine: mean,
    format: (value) => `€${value.toFixed(2)}`,
  },
  {
    title: 'Failed payments',
    days: series(3.1, -0.018, 0.5),
    combine: mean,
    format: (value) => `${value.toFixed(1)} %`,
    lowerIsBetter: true,
  },
];

const good = '#a6edcf';
const bad = '#ffc9c2';
const theme: PartialTheme = { metric: { valueFontSize: 26 } };

/** The tile of a figure for the last days, with the change against as many days before. */
function tileOf(figure: Figure, days: number): MetricDatum {
  const { title, combine, format, lowerIsBetter = false } = figure;
  const current = figure.days.slice(-days);
  const value = combine(current);
  const before = combine(figure.days.slice(-2 * days, -days));
  const change = (100 * (value - before)) / before;
  const rises = change >= 0;
  // A trend is drawn from zero. Without nine tenths of the lowest value, its changes are visible.
  const lowest = Math.min(...current);
  return {
    title,
    color: '#cfe0f7',
    value,
    valueFormatter: format,
    extra: {
      value: `${Math.abs(change).toFixed(1)} %`,
      icon: rises ? '▲' : '▼',
      badgeColor: rises === lowerIsBetter ? bad : good,
      ariaDescription: `${rises ? 'more' : 'less'} than in the ${days} days before`,
    },
    trend: current.map((y, x) => ({ x, y: y - 0.9 * lowest })),
    trendShape: MetricTrendShape.Area,
    trendA11yTitle: `${title} by day`,
  };
}

/**
 * KPI row
 *
 * Four key figures with trend and change. The tiles wrap by the width of the row, not of the window, and share one
 * size of text. The badge says with an arrow, a color and words for screen readers whether a change is good.
 *
 * @alt Row of four metric panels for the last 30 days: orders and revenue have risen, the average basket has fallen, and so have failed payments, which is good. A select changes the period.
 * @height 214 372
 * @tag KPI
 * @tag comparison
 * @tag responsive
 */
export default function KpiRow() {
  const id = useId();
  const [days, setDays] = useState(30);
  const tiles = useMemo(
    () => figures.map((figure) => tileOf(figure, days)),
    [days],
  );
  return (
    <section className="kpi-row" aria-labelledby={id}>
      <style>{css}</style>
      <div className="kpi-head">
        <h3 id={id}>Online shop</h3>
        <label>
          Period{' '}
          <select
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            <option value={7}>7 days</option>
            <option value={14}>14 days</option>
            <option value={30}>30 days</option>
          </select>
        </label>
        <p role="status">
          Last {days} days, compared with the {days} days before
        </p>
      </div>
      <ul className="kpi-tiles">
        {tiles.map((tile) => (
          <li key={tile.title}>
            <Chart size={{ height: 146 }}>
              <Settings theme={theme} ariaUseDefaultSummary={false} />
              <Metric id="figure" data={[[tile]]} />
            </Chart>
          </li>
        ))}
      </ul>
    </section>
  );
}

const css = `
section.kpi-row .kpi-head {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 12px;
  font-size: 14px;
  line-height: 20px;
}
section.kpi-row .kpi-head h3 {
  margin: 0;
  font-size: 18px;
  line-height: 32px;
}
section.kpi-row .kpi-head p {
  grid-column: 1 / -1;
  margin: 0;
}
section.kpi-row ul.kpi-tiles {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
}
section.kpi-row ul.kpi-tiles > li {
  min-width: 0;
  margin: 0;
  overflow: hidden;
  border-radius: 10px;
}
`;
