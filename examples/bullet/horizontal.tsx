import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
} from '@elastic/charts';

const percent = (value: number) => `${value} %`;
const goals: BulletDatum[] = [
  { title: 'Uptime', value: 97, target: 99 },
  { title: 'Tests passing', value: 94, target: 95 },
  { title: 'Tickets answered', value: 71, target: 80 },
].map((goal) => ({
  ...goal,
  subtitle: 'this month',
  domain: [0, 100],
  ticks: 5,
  valueFormatter: percent,
  tickFormatter: percent,
}));

/**
 * Horizontal bullets
 *
 * One column of three bullets compares values with their targets on the same scale. The background bands
 * come from `colorBands`.
 *
 * @alt Three horizontal bullet charts: uptime 97 of 99 percent, tests passing 94 of 95, tickets answered 71 of 80.
 * @tag target
 */
export default function Horizontal() {
  return (
    <Chart size={{ height: 460 }} title="Service goals">
      <Settings />
      <Bullet
        id="goals"
        subtype={BulletSubtype.horizontal}
        data={goals.map((goal) => [goal])}
        colorBands={['#cf5b52', '#d09a2d', '#3aa287']}
      />
    </Chart>
  );
}
