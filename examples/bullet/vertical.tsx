import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
} from '@elastic/charts';

const thousands = (value: number) => `€${value}k`;
const sales: BulletDatum[] = [
  { title: 'New customers', value: 148, target: 180 },
  { title: 'Renewals', value: 212, target: 200 },
].map((part) => ({
  ...part,
  subtitle: '3rd quarter',
  domain: [0, 250],
  ticks: [0, 50, 100, 150, 200, 250],
  valueFormatter: thousands,
  tickFormatter: thousands,
}));

/**
 * Vertical bullets
 *
 * One row of `data` with the `subtype` `vertical` sets the bars side by side on the same scale. Where cells
 * are narrower than 140 pixels, or too low, tiles take the place of all bars.
 *
 * @alt Two vertical bullet charts of revenue in thousand euros: 148 of 180 with new customers, 212 of 200 with renewals.
 * @tag target
 * @tag comparison
 */
export default function Vertical() {
  return (
    <Chart size={{ height: 360 }} title="Revenue">
      <Settings />
      <Bullet
        id="sales"
        subtype={BulletSubtype.vertical}
        data={[sales]}
        colorBands={['#bfa3df', '#7f5fb0']}
      />
    </Chart>
  );
}
