import {
  LayoutDirection,
  Meter,
  MeterFillStyle,
  MeterSize,
} from '@elastic/charts';

const disks = [
  { name: 'system', used: 46, color: '#16c5c0' },
  { name: 'database', used: 71, color: '#f5a623' },
  { name: 'backups', used: 92, color: '#f6726a' },
];

/**
 * Meters in a list
 *
 * `Meter` is used outside of `Chart`, like any element of a page: use it in tables and lists. `fill` and
 * `trackColor` are required.
 *
 * @alt Three meters of disk space in use: system 46 percent, database 71, backups 92, each with a mark at 80 percent.
 * @height 136
 * @tag progress
 */
export default function DiskUsage() {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {disks.map(({ name, used, color }) => (
        <div key={name}>
          <div>
            {name}: {used} %
          </div>
          <Meter
            value={used}
            domain={[0, 100]}
            target={80}
            fill={{ type: MeterFillStyle.Single, color }}
            trackColor="rgba(128, 128, 128, 0.3)"
            markerColor="currentColor"
            orientation={LayoutDirection.Horizontal}
            size={MeterSize.Medium}
            ariaLabel={`Disk space in use: ${name}`}
          />
        </div>
      ))}
    </div>
  );
}
