import { Chart, Metric, Settings, type MetricDatum } from '@elastic/charts';

const good = { badgeColor: '#a6edcf', icon: '▲' };
const bad = { badgeColor: '#ffc9c2', icon: '▼' };

const orders: MetricDatum = {
  title: 'Orders',
  subtitle: 'Today',
  color: '#dbe7f7',
  value: 1284,
  valueFormatter: (value) => value.toLocaleString('en'),
  extra: { ...good, value: '8.2 %', label: 'in a day', labelPosition: 'after' },
};
const basket: MetricDatum = {
  title: 'Average basket',
  subtitle: 'Today',
  color: '#dbe7f7',
  value: 41.6,
  valueFormatter: (value) => `€${value.toFixed(2)}`,
  extra: {
    ...bad,
    value: '3.1 %',
    label: 'in a day',
    labelPosition: 'after',
    badgeBorderColor: { mode: 'auto' },
  },
};

/**
 * Second figure in a badge
 *
 * `extra` adds a second figure with a `label`. With `badgeColor` it is shown in a badge. Only there `icon` adds an
 * arrow, so that the direction is not indicated by color alone.
 *
 * @alt Two metric panels: 1,284 orders today with a green badge, up 8.2 percent in a day, and an average basket of 41.60 euros with a red badge, down 3.1 percent.
 * @tag badge
 * @tag comparison
 */
export default function Secondary() {
  return (
    <Chart size={{ height: 220 }} title="Shop">
      <Settings />
      <Metric id="shop" data={[[orders, basket]]} />
    </Chart>
  );
}
