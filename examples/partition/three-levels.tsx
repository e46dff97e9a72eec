import {
  Chart,
  Partition,
  Settings,
  type NodeColorAccessor,
} from '@elastic/charts';

const bytes: [
  protocol: string,
  service: string,
  direction: string,
  terabytes: number,
][] = [
  ['TCP', 'HTTPS', 'in', 38],
  ['TCP', 'HTTPS', 'out', 61],
  ['TCP', 'SSH', 'in', 12],
  ['TCP', 'SSH', 'out', 17],
  ['TCP', 'SMTP', 'in', 14],
  ['TCP', 'SMTP', 'out', 11],
  ['UDP', 'QUIC', 'in', 22],
  ['UDP', 'QUIC', 'out', 34],
  ['UDP', 'DNS', 'in', 9],
  ['UDP', 'DNS', 'out', 12],
];
type Flow = (typeof bytes)[number];
const shades: Record<string, string[]> = {
  TCP: ['#0077bb', '#4da0d1', '#99c9e4'],
  UDP: ['#c96a3a', '#dc9775', '#eec4b0'],
};
// a path begins with panel and root, then comes the first level
const shade: NodeColorAccessor = (_name, _index, { path, depth }) =>
  shades[path[2]?.value ?? '']?.[depth - 1] ?? '#8a8f98';
const theme = {
  partition: { minFontSize: 8, maxFontSize: 14, linkLabel: { maxCount: 0 } },
};

/**
 * Sunburst of three levels
 *
 * Three entries of `layers` make three rings. One `fillColor` serves all of them: it reads the first level
 * and the depth from the node and gets paler outward.
 *
 * @alt Sunburst of network traffic in terabytes by protocol, service and direction; TCP takes two thirds, most of it HTTPS, and UDP the rest, most of it QUIC.
 * @tag hierarchy
 */
export default function ThreeLevels() {
  return (
    <Chart size={{ height: 380 }} title="Network traffic">
      <Settings theme={theme} />
      <Partition
        id="traffic"
        data={bytes}
        valueAccessor={([, , , terabytes]) => terabytes}
        valueFormatter={(value) => `${value} TB`}
        layers={[
          {
            groupByRollup: ([protocol]: Flow) => protocol,
            shape: { fillColor: shade },
          },
          {
            groupByRollup: ([, service]: Flow) => service,
            shape: { fillColor: shade },
          },
          {
            groupByRollup: ([, , direction]: Flow) => direction,
            shape: { fillColor: shade },
          },
        ]}
      />
    </Chart>
  );
}
