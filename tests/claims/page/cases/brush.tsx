import {
  BarSeries,
  BrushAxis,
  Chart,
  Heatmap,
  ScaleType,
  Settings,
  Tooltip,
} from '@elastic/charts';
import { record } from '../record';

const query = new URLSearchParams(location.search);
const groups = [1, 2, 3, 4];

/** A heatmap of four rows and four columns. */
const heatmap = (
  <Heatmap
    id="heatmap"
    colorScale={{ type: 'bands', bands: [{ start: 0, end: Infinity, color: '#aabbcc' }] }}
    data={groups.flatMap((x) => groups.map((y) => ({ x, y, value: x * y })))}
    xAccessor="x"
    yAccessor="y"
    valueAccessor="value"
  />
);

/**
 * Two series of bars, side by side, with a brush. In the query string: `ordinal` for an ordinal x scale, `heatmap` for
 * a heatmap in place of the bars, `axis` for `brushAxis`, `delta` for `minBrushDelta`, and `unit` for that of the
 * tooltip.
 */
export default function Brush() {
  return (
    <Chart size={{ height: 300 }}>
      <Settings
        onBrushEnd={record('onBrushEnd')}
        onElementClick={record('onElementClick')}
        brushAxis={(query.get('axis') ?? BrushAxis.X) as BrushAxis}
        minBrushDelta={query.has('delta') ? Number(query.get('delta')) : undefined}
      />
      <Tooltip
        headerFormatter={({ value }) => `x ${value}`}
        unit={query.get('unit') ?? undefined}
      />
      {query.has('heatmap')
        ? heatmap
        : ['First', 'Second'].map((name) => (
            <BarSeries
              key={name}
              id={name}
              data={groups.map((x) => ({ x, y: x }))}
              xScaleType={query.has('ordinal') ? ScaleType.Ordinal : ScaleType.Linear}
              xAccessor="x"
              yAccessors={['y']}
            />
          ))}
    </Chart>
  );
}
