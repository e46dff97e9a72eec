import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
  type ColorBandSimpleConfig,
} from '@elastic/charts';

/** Minutes of downtime that 30 days allow at 99.9 percent. */
const allowed = 43.2;
const bands: ColorBandSimpleConfig = {
  steps: [0, allowed / 2, allowed, 60],
  colors: ['#3aa287', '#d09a2d', '#cf5b52'],
};

const minutes = (value: number) => `${Math.round(value * 10) / 10} min`;
const budget = (service: string, spent: number): BulletDatum => ({
  title: service,
  subtitle: `${Math.round((spent / allowed) * 100)} % spent`,
  value: spent,
  target: allowed,
  domain: [0, 60],
  ticks: [0, 15, 30, 45, 60],
  valueFormatter: minutes,
  tickFormatter: (value) => `${value}`,
});

/**
 * Error budget
 *
 * The `target` marks the downtime that an objective of 99.9 percent allows. `steps` cuts `colorBands` at
 * half and at all of it, independent of the ticks.
 *
 * @alt Two horizontal bullet charts of downtime in 30 days: the payment service spent 12.5 of its 43.2 minutes, the mail service spent 51, more than its budget.
 * @tag target
 * @tag bands
 */
export default function ErrorBudget() {
  return (
    <Chart size={{ height: 320 }} title="Downtime in 30 days">
      <Settings />
      <Bullet
        id="budgets"
        subtype={BulletSubtype.horizontal}
        data={[[budget('Payment', 12.5)], [budget('Mail', 51)]]}
        colorBands={bands}
      />
    </Chart>
  );
}
