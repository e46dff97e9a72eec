import { Meter, MeterFillStyle, MeterSize } from '@elastic/charts';

const hours = (value: number) => `${value} h`;
const projects = [
  { name: 'Website', spent: 62, planned: 80 },
  { name: 'App', spent: 118, planned: 100 },
  { name: 'Training', spent: 24, planned: 40 },
];

/**
 * Target with tooltips
 *
 * An arrow marks the `target`, in the color of `markerColor`. `title`, `valueTitle` and `targetTitle` are the
 * browser's tooltips over the track, the fill and the arrow.
 *
 * @alt Three meters of hours spent on projects, with a mark at the planned hours: website 62 of 80, app 118 of 100, training 24 of 40.
 * @height 160
 * @tag target
 * @tag tooltip
 */
export default function Target() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {projects.map(({ name, spent, planned }) => (
        <div key={name}>
          <div style={{ marginBottom: 8 }}>
            {name}: {hours(spent)} of {hours(planned)}
          </div>
          <Meter
            value={spent}
            domain={[0, 140]}
            target={planned}
            fill={{
              type: MeterFillStyle.Single,
              color: spent > planned ? '#cf5b52' : '#3aa287',
            }}
            trackColor="rgba(128, 128, 128, 0.3)"
            markerColor="currentColor"
            size={MeterSize.Medium}
            title={`${name}, up to 140 h`}
            valueTitle={`spent: ${hours(spent)}`}
            targetTitle={`planned: ${hours(planned)}`}
            ariaLabel={`Hours of ${name}`}
            ariaValueText={`${hours(spent)} of ${hours(planned)} planned`}
          />
        </div>
      ))}
    </div>
  );
}
