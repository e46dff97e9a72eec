import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
  type ColorBandComplexConfig,
  type ColorBandValue,
} from '@elastic/charts';

const percent = (value: number): ColorBandValue => ({
  type: 'percentage',
  value,
});
const bands: ColorBandComplexConfig = [
  { gte: percent(0), lt: percent(70), color: '#3aa287' },
  { gte: percent(70), lt: percent(90), color: '#d09a2d' },
  { gte: percent(90), lte: percent(100), color: '#cf5b52' },
];

const gigabytes = (value: number) => `${value.toLocaleString('en')} GB`;
const disk = (title: string, value: number, capacity: number): BulletDatum => ({
  title,
  subtitle: `of ${gigabytes(capacity)}`,
  value,
  domain: [0, capacity],
  ticks: [0, capacity / 4, capacity / 2, (capacity / 4) * 3, capacity],
  valueFormatter: gigabytes,
  tickFormatter: (amount) => amount.toLocaleString('en'),
});

/**
 * Bands in percent
 *
 * A limit with `type: 'percentage'` counts from the low to the high end of each scale. One list of
 * `colorBands` thus fits disks of any size.
 *
 * @alt Three horizontal bullet charts of disks: system 290 of 480 gigabytes in green, database 1,580 of 2,000 in yellow, backups 7,500 of 8,000 in red.
 * @tag color
 * @tag percent
 * @tag bands
 */
export default function PercentBands() {
  return (
    <Chart size={{ height: 420 }} title="Disks">
      <Settings />
      <Bullet
        id="disks"
        subtype={BulletSubtype.horizontal}
        data={[
          [disk('System', 290, 480)],
          [disk('Database', 1580, 2000)],
          [disk('Backups', 7500, 8000)],
        ]}
        colorBands={bands}
      />
    </Chart>
  );
}
