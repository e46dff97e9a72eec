import {
  Chart,
  Goal,
  Settings,
  type BandFillColorAccessor,
} from '@elastic/charts';

const levels = [
  { upTo: 800, name: 'fresh', color: '#3aa287' },
  { upTo: 1000, name: 'fair', color: '#a3b84b' },
  { upTo: 1400, name: 'stale', color: '#d09a2d' },
  { upTo: 2000, name: 'bad', color: '#cf5b52' },
];
/** The first level that holds the whole band. */
const bandColor: BandFillColorAccessor = ({ value }) =>
  levels.find(({ upTo }) => value <= upTo)?.color ?? '#cf5b52';

/**
 * Bands by value
 *
 * `bandFillColor` gets the end of each band as `value`, so the colors follow limits and not positions.
 * `bandLabels` names the bands for screen readers.
 *
 * @alt Gauge of carbon dioxide in a meeting room from 400 to 2,000 parts per million, green to red; it stands at 1,150, in the yellow band of stale air.
 * @tag gauge
 * @tag color
 * @tag accessibility
 */
export default function BandsByValue() {
  return (
    <Chart size={{ height: 300 }}>
      <Settings />
      <Goal
        id="carbon-dioxide"
        subtype="goal"
        domain={{ min: 400, max: 2000 }}
        base={400}
        actual={1150}
        bands={levels.map(({ upTo }) => upTo)}
        bandFillColor={bandColor}
        bandLabels={levels.map(({ name }) => name)}
        ticks={[400, 800, 1000, 1400, 2000]}
        tickValueFormatter={({ value }) => value.toLocaleString('en')}
        tooltipValueFormatter={(value) => `${value.toLocaleString('en')} ppm`}
        labelMajor=""
        labelMinor=""
        centralMajor="1,150 ppm"
        centralMinor="carbon dioxide"
        angleStart={Math.PI + Math.PI / 6}
        angleEnd={-Math.PI / 6}
      />
    </Chart>
  );
}
