import {
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const query = new URLSearchParams(location.search);
const position = query.get('position') as Position;
const isHorizontal = position === Position.Left || position === Position.Right;
const size = { width: Number(query.get('width')), height: Number(query.get('height')) };

/** Lines at both ends of a domain, with a body of the position and size in the query string beside their marker. */
export default function MarkerBody() {
  return (
    <div style={{ padding: 150 }}>
      <Chart size={{ width: 600, height: 300 }}>
        <Settings theme={{ chartMargins: { top: 40, right: 40, bottom: 40, left: 40 } }} />
        <Axis id="x" position={Position.Bottom} hide />
        <Axis id="y" position={Position.Left} hide />
        <LineAnnotation
          id="ends"
          domainType={isHorizontal ? AnnotationDomainType.YDomain : AnnotationDomainType.XDomain}
          dataValues={[{ dataValue: 0 }, { dataValue: 10 }]}
          // The size of text depends on the fonts of the machine.
          marker={<div style={{ width: 10, height: 10, background: 'black' }} />}
          markerBody={<div data-body style={{ ...size, background: 'pink' }} />}
          markerPosition={position}
        />
        <LineSeries
          id="line"
          data={[
            { x: 0, y: 0 },
            { x: 10, y: 10 },
          ]}
          xScaleType={ScaleType.Linear}
          xAccessor="x"
          yAccessors={['y']}
        />
      </Chart>
    </div>
  );
}
