import {
  Chart,
  GroupBy,
  Partition,
  Settings,
  SmallMultiples,
} from '@elastic/charts';

const colors: Record<string, string> = {
  Renewable: '#11a579',
  Nuclear: '#ee9911',
  Fossil: '#7d6b5d',
};
const kinds = Object.keys(colors);
const mixes: Record<string, number[]> = {
  AT: [87, 0, 13],
  BE: [31, 40, 29],
  CZ: [17, 40, 43],
  DE: [59, 0, 41],
  DK: [88, 0, 12],
  ES: [57, 19, 24],
  FI: [54, 39, 7],
  FR: [28, 67, 5],
  IT: [49, 0, 51],
  NL: [53, 3, 44],
  PL: [30, 0, 70],
  SE: [69, 29, 2],
};
const power = Object.entries(mixes).flatMap(([country, shares]) =>
  shares.map((share, index) => ({ country, kind: kinds[index] ?? '', share })),
);
type Power = (typeof power)[number];
const names = new Intl.DisplayNames('en', { type: 'region' });
const theme = {
  axes: { axisPanelTitle: { fontSize: 12 } },
  partition: {
    outerSizeRatio: 0.9,
    emptySizeRatio: 0.4,
    linkLabel: { maxCount: 0 },
  },
};
const style = {
  horizontalPanelPadding: { outer: 0.05, inner: 0.1 },
  verticalPanelPadding: { outer: 0.02, inner: 0.1 },
};

/**
 * Panels that fill the area
 *
 * `splitZigzag` lays the panels of a partition out row by row. As this `SmallMultiples` has an `id`, the
 * `Partition` names it in `smallMultiples`; `format` writes out the codes of the countries.
 *
 * @alt Donuts of the power mix of twelve European countries; Denmark has the highest share of renewable power with 88 percent, France of nuclear with 67, Poland of fossil power with 70.
 * @height 403
 * @tag panels
 * @tag sort
 */
export default function Zigzag() {
  return (
    <>
      <Chart size={{ height: 360 }} title="Power mix by country">
        <Settings theme={theme} />
        <GroupBy
          id="country"
          by={(_spec, { country }: Power) => country}
          sort="alphaAsc"
          format={(code) => names.of(String(code)) ?? String(code)}
        />
        <SmallMultiples id="countries" splitZigzag="country" style={style} />
        <Partition
          id="power"
          smallMultiples="countries"
          data={power}
          valueAccessor={({ share }) => share}
          valueFormatter={(share) => `${share} %`}
          specialFirstInnermostSector={false}
          layers={[
            {
              groupByRollup: ({ kind }: Power) => kind,
              sortPredicate: ([a], [b]) =>
                kinds.indexOf(String(a)) - kinds.indexOf(String(b)),
              shape: { fillColor: (kind) => colors[String(kind)] ?? '#8a8f98' },
            },
          ]}
        />
      </Chart>
      <ul
        style={{
          display: 'flex',
          gap: 20,
          margin: '8px 0',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {Object.entries(colors).map(([kind, color]) => (
          <li
            key={kind}
            style={{ borderLeft: `14px solid ${color}`, paddingLeft: 6 }}
          >
            {kind}
          </li>
        ))}
      </ul>
    </>
  );
}
