import {
  LayoutDirection,
  Meter,
  MeterFillStyle,
  MeterSize,
} from '@elastic/charts';

const tanks = [
  { name: 'North', filled: 88 },
  { name: 'East', filled: 64 },
  { name: 'South', filled: 41 },
  { name: 'West', filled: 73 },
];

/**
 * Standing meters
 *
 * With `LayoutDirection.Vertical` a meter fills upward and is as high as its parent, which therefore needs a
 * height. The arrow of the `target` is on the right.
 *
 * @alt Four standing meters of water tanks: North is filled to 88 percent, East to 64, South to 41, below the mark at 50, West to 73.
 * @height 199
 * @tag vertical
 * @tag target
 */
export default function Vertical() {
  return (
    <div style={{ display: 'flex', gap: 32, justifyContent: 'center' }}>
      {tanks.map(({ name, filled }) => (
        <div
          key={name}
          style={{ display: 'grid', justifyItems: 'center', gap: 8 }}
        >
          <div style={{ height: 130 }}>
            <Meter
              value={filled}
              domain={[0, 100]}
              target={50}
              orientation={LayoutDirection.Vertical}
              size={MeterSize.Large}
              fill={{ type: MeterFillStyle.Single, color: '#3f93c9' }}
              trackColor="rgba(128, 128, 128, 0.3)"
              markerColor="currentColor"
              ariaLabel={`Tank ${name}`}
              ariaValueText={`${filled} percent full`}
            />
          </div>
          <div>{name}</div>
          <div>{filled} %</div>
        </div>
      ))}
    </div>
  );
}
