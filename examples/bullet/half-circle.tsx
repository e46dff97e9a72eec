import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
} from '@elastic/charts';

const link = (
  title: string,
  value: number,
  target: number,
  max: number,
): BulletDatum => ({
  title,
  subtitle: 'in MB/s',
  value,
  target,
  domain: [0, max],
  ticks: [0, max / 2, max],
  valueFormatter: String,
  tickFormatter: String,
});

/**
 * Half circles
 *
 * The `subtype` `halfCircle` makes a speedometer of each cell. Both cells take the same `colorBands`, though
 * their scales differ.
 *
 * @alt Two half circles: the download runs at 186 of 250 megabytes per second, the upload at 34 of 40, short of the contract in both.
 * @tag gauge
 * @tag target
 */
export default function HalfCircle() {
  return (
    <Chart size={{ height: 280 }} title="Speed test">
      <Settings />
      <Bullet
        id="speed"
        subtype={BulletSubtype.halfCircle}
        data={[[link('Download', 186, 250, 300), link('Upload', 34, 40, 60)]]}
        colorBands={['#8fbbe0', '#3f7fbf']}
      />
    </Chart>
  );
}
