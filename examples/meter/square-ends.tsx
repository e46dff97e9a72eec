import { Meter, MeterFillStyle, MeterSize } from '@elastic/charts';

const parts = [
  { name: 'Photos', used: 118, color: '#3f93c9', first: true, last: false },
  { name: 'Music', used: 46, color: '#9a6fc9', first: false, last: false },
  { name: 'Mail', used: 9, color: '#d0813a', first: false, last: true },
];

/**
 * Square ends
 *
 * Three meters make one bar: only the outer ends of the tracks are round, `roundTrackStart` of the first and
 * `roundTrackEnd` of the last. `fillBorderColor` and `fillBorderWidth` set each fill off from its track.
 *
 * @alt Three meters in one row, each of 128 gigabytes: photos fill 118, music 46 and mail 9.
 * @height 79
 * @tag border
 * @tag shape
 */
export default function SquareEnds() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 4,
        padding: 1,
      }}
    >
      {parts.map(({ name, used, color, first, last }) => (
        <div key={name}>
          <div style={{ marginBottom: 8 }}>
            {name}
            <br />
            {used} GB
          </div>
          <Meter
            value={used}
            domain={[0, 128]}
            roundTrackStart={first}
            roundTrackEnd={last}
            roundFillStart={first}
            roundFillEnd={false}
            fill={{ type: MeterFillStyle.Single, color }}
            fillBorderColor="currentColor"
            fillBorderWidth={1}
            trackColor="rgba(128, 128, 128, 0.3)"
            size={MeterSize.Large}
            ariaLabel={`${name} on the 128 GB volume`}
            ariaValueText={`${used} GB`}
          />
        </div>
      ))}
    </div>
  );
}
