import type { CSSProperties } from 'react';
import { BarSeries, Chart, Metric, Settings, type MetricDatum } from '@elastic/charts';

const chart = (showLegend = false) => (
  <Chart>
    <Settings showLegend={showLegend} legendPosition="bottom" />
    <BarSeries
      id="A series with a name that is longer than its column"
      data={[{ x: 'a', y: 1 }]}
      xAccessor="x"
      yAccessors={['y']}
    />
  </Chart>
);

/** Parents of charts that give them a height, or none, by name. */
const parents: Record<string, CSSProperties> = {
  'min-height': { minHeight: 200 },
  height: { height: 150 },
  aspect: { width: 320, aspectRatio: '16 / 9' },
  hidden: { display: 'none', height: 100 },
};

/** Rows of two charts with a legend below, by name: their style and that of each chart's parent. */
const rows: Record<string, [CSSProperties, CSSProperties]> = {
  flex: [{ display: 'flex' }, { flex: 1, minWidth: 0 }],
  grid: [{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }, {}],
  'flex without values': [{ display: 'flex' }, {}],
  'flex without minWidth': [{ display: 'flex' }, { flex: 1 }],
  'grid without minmax': [{ display: 'grid', gridTemplateColumns: '1fr 1fr' }, {}],
};

const tile: MetricDatum = {
  title: 'Tile',
  value: 5,
  color: '#6dccb1',
  valueFormatter: String,
  domainMax: 9,
  progressBarDirection: 'vertical',
  body: <div data-part="frame" style={{ position: 'absolute', inset: 0 }} />,
};

/** Charts in parents that give them their size in different ways. */
export default function Sizes() {
  return (
    <>
      {Object.entries(parents).map(([name, style]) => (
        <div key={name} data-parent={name} style={style}>
          {chart()}
        </div>
      ))}
      <div style={{ display: 'flex', flexDirection: 'column', height: 320 }}>
        <div style={{ height: 40 }}>Visits</div>
        <div data-parent="rest" style={{ flex: 1, minHeight: 0 }}>
          {chart()}
        </div>
      </div>
      {Object.entries(rows).map(([name, [row, parent]]) => (
        <div key={name} data-row={name} style={{ ...row, width: 400 }}>
          <div style={{ ...parent, height: 120 }}>{chart(true)}</div>
          <div style={{ ...parent, height: 120 }}>{chart(true)}</div>
        </div>
      ))}
      <div data-parent="tiles" style={{ height: 100, width: 300 }}>
        <Chart>
          <Metric id="tiles" data={[[tile], [tile], [tile]]} />
        </Chart>
      </div>
    </>
  );
}
