import {
  Meter,
  MeterFillStyle,
  MeterSize,
  type MeterPaletteFill,
} from '@elastic/charts';

const effort: MeterPaletteFill = {
  type: 'palette',
  style: MeterFillStyle.Gradient,
  colorStops: [
    { stop: 60, color: '#3f7fbf' },
    { stop: 120, color: '#3aa287' },
    { stop: 150, color: '#d09a2d' },
    { stop: 180, color: '#cf5b52' },
  ],
};
const runners = [
  { name: 'Ana', pulse: 96 },
  { name: 'Ben', pulse: 138 },
  { name: 'Chloe', pulse: 171 },
];

/**
 * Gradient along the track
 *
 * `MeterFillStyle.Gradient` spreads the colors over the whole track and uncovers them up to the value. The
 * stops are values of the `domain`, not percent.
 *
 * @alt Three meters of heart rates from 60 to 180 beats per minute, blue to red: Ana 96, Ben 138, Chloe 171.
 * @height 160
 * @tag gradient
 * @tag color
 */
export default function Gradient() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {runners.map(({ name, pulse }) => (
        <div key={name}>
          <div>
            {name}: {pulse} beats per minute
          </div>
          <Meter
            value={pulse}
            domain={[60, 180]}
            baseline={60}
            fill={effort}
            trackColor="rgba(128, 128, 128, 0.3)"
            size={MeterSize.Large}
            ariaLabel={`Heart rate of ${name}`}
            ariaValueText={`${pulse} beats per minute`}
          />
        </div>
      ))}
    </div>
  );
}
