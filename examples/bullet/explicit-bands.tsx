import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
  type ColorBandComplexConfig,
} from '@elastic/charts';

const bands: ColorBandComplexConfig = [
  { gte: 6.4, lt: 6.8, color: '#cf5b52' },
  { gte: 6.8, lt: 7.0, color: '#d09a2d' },
  { gte: 7.0, lte: 7.4, color: '#3aa287' },
  { gt: 7.4, lte: 7.8, color: '#d09a2d' },
  { gt: 7.8, lte: 8.4, color: '#cf5b52' },
];
const oneDigit = (value: number) => value.toFixed(1);
const water: BulletDatum = {
  title: 'Pool water',
  subtitle: 'pH value',
  value: 7.6,
  target: 7.2,
  domain: [6.4, 8.4],
  ticks: [6.4, 6.8, 7.0, 7.4, 7.8, 8.4],
  valueFormatter: oneDigit,
  targetFormatter: (value) => `best ${oneDigit(value)}`,
  tickFormatter: oneDigit,
};

/**
 * Bands with limits
 *
 * Each entry of `colorBands` names a color and both of its limits: `gte` and `lte` hold the value itself,
 * `gt` and `lt` do not. The same color may come twice, as the best range lies in the middle.
 *
 * @alt Horizontal bullet chart of the pH value of pool water from 6.4 to 8.4; it is 7.6, in the yellow band above the green one of 7.0 to 7.4.
 * @tag color
 * @tag bands
 */
export default function ExplicitBands() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Bullet
        id="water"
        subtype={BulletSubtype.horizontal}
        data={[[water]]}
        colorBands={bands}
      />
    </Chart>
  );
}
