import { Bullet, BulletSubtype, Chart, Settings } from '@elastic/charts';
import { record } from '../record';

/** A bullet that fills its chart, with the listeners of elements and of the plot. */
export default function OneBullet() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings
        onElementClick={record('onElementClick')}
        onElementOver={record('onElementOver')}
        onElementOut={record('onElementOut')}
        onProjectionClick={record('onProjectionClick')}
        onPointerUpdate={record('onPointerUpdate')}
        onBrushEnd={record('onBrushEnd')}
        onRenderChange={record('onRenderChange')}
      />
      <Bullet
        id="bullet"
        subtype={BulletSubtype.horizontal}
        data={[
          [
            {
              title: 'Bullet',
              target: 5,
              value: 8,
              domain: [0, 10],
              valueFormatter: String,
              tickFormatter: String,
            },
          ],
        ]}
      />
    </Chart>
  );
}
