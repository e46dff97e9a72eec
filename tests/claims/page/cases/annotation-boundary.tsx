import {
  Axis,
  Chart,
  LineSeries,
  Placement,
  Position,
  RectAnnotation,
  ScaleType,
} from '@elastic/charts';

const query = new URLSearchParams(location.search);

/**
 * A rectangle at the left end of the plot, whose tooltip prefers the top, where the chart has no room for it. `fallback` in
 * the query string is the side to try next, `boundary` keeps the tooltip in the chart.
 */
export default function AnnotationBoundary() {
  return (
    <div style={{ padding: 200 }}>
      <Chart size={{ width: 400, height: 180 }}>
        <Axis id="y" position={Position.Left} />
        <RectAnnotation
          id="first"
          dataValues={[
            { coordinates: { x0: 0, x1: 0.3, y0: 2, y1: 3 }, details: 'A text in the tooltip' },
          ]}
          placement={Placement.Top}
          fallbackPlacements={[query.get('fallback') as Placement]}
          boundary={query.has('boundary') ? 'chart' : undefined}
        />
        <LineSeries
          id="line"
          data={[0, 1, 2].map((x) => ({ x, y: x + 1 }))}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </Chart>
    </div>
  );
}
