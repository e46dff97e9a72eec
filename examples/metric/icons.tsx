import { Chart, Metric, Settings, type MetricDatum } from '@elastic/charts';

interface IconProps {
  width: number;
  height: number;
  color: string;
}

function Battery({ width, height, color }: IconProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 16 16"
      fill={color}
      aria-hidden
    >
      <path d="M1 4h12v2h2v4h-2v2H1V4zm2 2v4h7V6H3z" />
    </svg>
  );
}

function Rising({ width, height, color }: IconProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 16 16"
      fill={color}
      aria-hidden
    >
      <path d="M8 2l6 7h-4v5H6V9H2z" />
    </svg>
  );
}

const battery: MetricDatum = {
  title: 'House battery',
  subtitle: 'charging from the roof',
  color: '#f1d86f',
  value: 64,
  valueFormatter: (percent) => `${percent} %`,
  icon: Battery,
  valueIcon: Rising,
};

/**
 * Figure with icons
 *
 * `icon` is shown in the corner, `valueIcon` next to the value. Both are components that get their size and a
 * color with enough contrast to the tile.
 *
 * @alt Metric panel of a house battery at 64 percent, with a battery in the corner and an arrow upward beside the figure.
 * @tag icon
 */
export default function Icons() {
  return (
    <Chart size={{ height: 280 }}>
      <Settings />
      <Metric id="battery" data={[[battery]]} />
    </Chart>
  );
}
