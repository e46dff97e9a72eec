import { Meter, MeterFillStyle, MeterSize } from '@elastic/charts';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
const desks = [
  { name: 'Support', balance: 12 },
  { name: 'Sales', balance: -18 },
  { name: 'Design', balance: -4 },
];

/**
 * Both sides of a baseline
 *
 * The fill starts at `baseline` and grows to either side; `showBaselineMarker` marks where. Without
 * `roundFillStart` it starts there with a straight edge.
 *
 * @alt Three meters of overtime from minus 30 to plus 30 hours that fill from the middle: Support plus 12 to the right, Sales minus 18 and Design minus 4 to the left.
 * @height 154
 * @tag negative
 * @tag baseline
 */
export default function Baseline() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {desks.map(({ name, balance }) => (
        <div key={name}>
          <div style={{ marginBottom: 6 }}>
            {name}: {signed(balance)} h
          </div>
          <Meter
            value={balance}
            domain={[-30, 30]}
            baseline={0}
            showBaselineMarker
            roundFillStart={false}
            fill={{
              type: MeterFillStyle.Single,
              color: balance < 0 ? '#d0813a' : '#3f93c9',
            }}
            trackColor="rgba(128, 128, 128, 0.3)"
            markerColor="currentColor"
            size={MeterSize.Medium}
            ariaLabel={`Overtime of ${name}`}
            ariaValueText={`${signed(balance)} hours`}
          />
        </div>
      ))}
    </div>
  );
}
