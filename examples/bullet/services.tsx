import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
} from '@elastic/charts';

const whole = (value: number) => `${Math.round(value)}`;
const latency = (title: string, value: number): BulletDatum => ({
  title,
  value,
  target: 250,
  domain: [0, 400],
  ticks: [0, 200, 400],
  syncCursor: true,
  valueFormatter: whole,
  tickFormatter: whole,
});

const services = [
  [latency('Checkout, EU', 182), latency('Checkout, US', 226)],
  [latency('Search, EU', 310), latency('Search, US', 274)],
  [latency('Invoices, EU', 121), latency('Invoices, US', 148)],
];

/**
 * Grid of services
 *
 * Each row of `data` is a service, each column a region. Cells with `syncCursor` show the mark below the pointer
 * in another cell, too, at the same value of their own scale.
 *
 * @alt Grid of bullet charts of response times in Europe and the USA, with a target of 250 milliseconds: checkout 182 and 226, search 310 and 274, both too slow, invoices 121 and 148.
 * @tag grid
 * @tag target
 * @tag cursor
 */
export default function Services() {
  return (
    <Chart size={{ height: 400 }} title="Response times in milliseconds">
      <Settings />
      <Bullet
        id="services"
        subtype={BulletSubtype.horizontal}
        data={services}
        colorBands={{ steps: 4, colors: ['#3aa287', '#d09a2d', '#cf5b52'] }}
      />
    </Chart>
  );
}
