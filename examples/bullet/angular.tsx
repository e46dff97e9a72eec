import { Bullet, BulletSubtype, Chart, Settings } from '@elastic/charts';

const degrees = (value: number) => `${value} °C`;

/**
 * Angular bullet
 *
 * The subtype `twoThirdsCircle` bends the bullet into a dial. Value, target and bands work as in a straight
 * one.
 *
 * @alt Dial of a server room's temperature from 10 to 40 degrees; it stands at 24, below the limit of 27.
 * @tag target
 * @tag gauge
 */
export default function Angular() {
  return (
    <Chart size={{ height: 320 }}>
      <Settings />
      <Bullet
        id="temperature"
        subtype={BulletSubtype.twoThirdsCircle}
        data={[
          [
            {
              title: 'Server room',
              subtitle: 'limit 27 °C',
              value: 24,
              target: 27,
              domain: [10, 40],
              ticks: 6,
              valueFormatter: degrees,
              tickFormatter: degrees,
            },
          ],
        ]}
        colorBands={['#3aa287', '#d09a2d', '#cf5b52']}
      />
    </Chart>
  );
}
