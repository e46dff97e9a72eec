import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';
import { record } from '../record';

const query = new URLSearchParams(location.search);
const annotated = query.has('annotation');

/**
 * A chart of three stacked bars that fill their thirds of the plot, with the listeners of Settings. With `annotation`
 * in the query string, it has a line with a marker, with `unmarked` as well one without.
 */
export default function Listeners() {
  return (
    <Chart size={{ height: 300 }}>
      <Settings
        showLegend
        legendPosition={Position.Right}
        onElementClick={record('onElementClick')}
        onElementOver={record('onElementOver')}
        onElementOut={record('onElementOut')}
        onBrushEnd={record('onBrushEnd')}
        onProjectionClick={record('onProjectionClick')}
        onAnnotationClick={annotated ? record('onAnnotationClick') : undefined}
        onPointerUpdate={record('onPointerUpdate')}
        onProjectionAreaChange={record('onProjectionAreaChange')}
        onLegendItemClick={record('onLegendItemClick')}
        onLegendItemOver={record('onLegendItemOver')}
        onLegendItemOut={record('onLegendItemOut')}
        onRenderChange={record('onRenderChange')}
        onWillRender={record('onWillRender')}
        onResize={record('onResize')}
        theme={{ scales: { barsPadding: 0 } }}
      />
      <Axis id="x" position={Position.Bottom} />
      {annotated && (
        <LineAnnotation
          id="line"
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 1.5, details: 'A line' }]}
          marker={query.has('unmarked') ? undefined : <span>marker</span>}
        />
      )}
      {['Lower', 'Upper'].map((name) => (
        <BarSeries
          key={name}
          id={name}
          data={[
            { x: 1, y: 4 },
            { x: 2, y: 5 },
            { x: 3, y: 6 },
          ]}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
          stackAccessors={['x']}
        />
      ))}
    </Chart>
  );
}
