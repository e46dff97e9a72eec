import {
  Meter,
  MeterFillStyle,
  MeterSize,
  type MeterPaletteFill,
} from '@elastic/charts';

/** Two stops close together make a hard edge; between stops farther apart colors blend. */
const states: MeterPaletteFill = {
  type: 'palette',
  style: MeterFillStyle.Solid,
  colorStops: [
    { stop: 14.99, color: '#cf5b52' },
    { stop: 15, color: '#d09a2d' },
    { stop: 39.99, color: '#d09a2d' },
    { stop: 40, color: '#3aa287' },
  ],
};
const sensors = [
  { name: 'Front door', charge: 82 },
  { name: 'Cellar', charge: 31 },
  { name: 'Garage', charge: 9 },
];

/**
 * One color by threshold
 *
 * `MeterFillStyle.Solid` paints the whole fill in the color that belongs to its value. Between two stops the
 * colors blend, so each limit has a pair of stops.
 *
 * @alt Three meters of battery charge: front door 82 percent in green, cellar 31 in yellow, garage 9 in red.
 * @height 136
 * @tag color
 * @tag status
 */
export default function Threshold() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {sensors.map(({ name, charge }) => (
        <div key={name}>
          <div>
            {name}: {charge} %
          </div>
          <Meter
            value={charge}
            domain={[0, 100]}
            fill={states}
            trackColor="rgba(128, 128, 128, 0.3)"
            size={MeterSize.Medium}
            ariaLabel={`Battery charge: ${name}`}
            ariaValueText={`${charge} percent`}
          />
        </div>
      ))}
    </div>
  );
}
