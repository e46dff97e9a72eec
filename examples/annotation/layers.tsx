import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
} from '@elastic/charts';

const days = [
  { day: 'Mon', beds: 212 },
  { day: 'Tue', beds: 226 },
  { day: 'Wed', beds: 241 },
  { day: 'Thu', beds: 258 },
  { day: 'Fri', beds: 263 },
  { day: 'Sat', beds: 247 },
  { day: 'Sun', beds: 229 },
];

/**
 * Behind and in front
 *
 * With a `zIndex` above zero an annotation covers the series, with zero or less it is drawn behind them. The
 * weekend and last year's mean stay behind the bars, the range above the limit is laid over them.
 *
 * @alt Bar chart of occupied beds by weekday; the bars of Wednesday to Saturday reach into a red area above 240 beds, which is drawn over them, while a grey line at 200 and the grey area of the weekend lie behind.
 * @tag rect annotation
 * @tag line annotation
 * @tag ordinal
 */
export default function Layers() {
  return (
    <Chart size={{ height: 320 }} title="Occupied beds">
      <Settings />
      <Axis id="day" position={Position.Bottom} />
      <Axis id="count" position={Position.Left} domain={{ min: 0, max: 300 }} />
      <RectAnnotation
        id="weekend"
        zIndex={-1}
        dataValues={[
          { coordinates: { x0: 'Sat', x1: 'Sun' }, details: 'Weekend' },
        ]}
        style={{ fill: '#7d8794', opacity: 0.3 }}
      />
      <LineAnnotation
        id="mean"
        zIndex={-1}
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: 200 }]}
        style={{ line: { stroke: '#7d8794', strokeWidth: 3, opacity: 1 } }}
      />
      <RectAnnotation
        id="overload"
        zIndex={1}
        hideTooltips
        dataValues={[{ coordinates: { y0: 240 } }]}
        style={{ fill: '#d3324f', opacity: 0.4 }}
      />
      <BarSeries
        id="beds"
        name="Beds"
        color="#6fa8dc"
        data={days}
        xScaleType={ScaleType.Ordinal}
        xAccessor="day"
        yAccessors={['beds']}
      />
    </Chart>
  );
}
