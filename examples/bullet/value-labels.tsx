import {
  Bullet,
  BulletSubtype,
  Chart,
  Settings,
  type BulletDatum,
  type BulletValueLabels,
} from '@elastic/charts';

const words: BulletValueLabels = {
  active: 'Pointer',
  value: 'Used',
  target: 'Planned',
};
const kilowattHours = (value: number) => `${value.toLocaleString('en')} kWh`;
const heating: BulletDatum = {
  title: 'Heating',
  subtitle: 'January',
  value: 1340,
  target: 1200,
  domain: [0, 2000],
  ticks: [0, 500, 1000, 1500, 2000],
  valueFormatter: kilowattHours,
  tickFormatter: (value) => value.toLocaleString('en'),
};

/**
 * Words of the tooltip
 *
 * `valueLabels` replaces or translates the words beside the values in the tooltip. `tickSnapStep` makes the
 * mark below the pointer jump in steps of 50, so that the tooltip shows round numbers.
 *
 * @alt Horizontal bullet chart of the energy for heating in January: 1,340 kilowatt hours, more than the planned 1,200.
 * @tag tooltip
 * @tag translation
 * @tag target
 */
export default function ValueLabels() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Bullet
        id="heating"
        subtype={BulletSubtype.horizontal}
        data={[[heating]]}
        colorBands={['#dcae70', '#b5672a']}
        tickSnapStep={50}
        valueLabels={words}
      />
    </Chart>
  );
}
