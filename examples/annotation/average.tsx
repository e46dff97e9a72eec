import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const trips = [
  { weekday: 'Mon', count: 812 },
  { weekday: 'Tue', count: 874 },
  { weekday: 'Wed', count: 901 },
  { weekday: 'Thu', count: 866 },
  { weekday: 'Fri', count: 943 },
  { weekday: 'Sat', count: 1204 },
  { weekday: 'Sun', count: 1077 },
];
const average = Math.round(
  trips.reduce((sum, { count }) => sum + count, 0) / trips.length,
);
const roomForMarker: PartialTheme = { chartMargins: { right: 72 } };

/**
 * Average line
 *
 * The mean of the data is the `dataValue` of a `LineAnnotation` on the y domain. A `marker` on the right writes its
 * value at the end of the line, in the room that `chartMargins` reserve.
 *
 * @alt Bar chart of bicycle trips by weekday with a dashed line at the average of 954; only Saturday and Sunday are above it.
 * @tag line annotation
 * @tag average
 */
export default function Average() {
  return (
    <Chart size={{ height: 300 }} title="Bicycle trips">
      <Settings theme={roomForMarker} />
      <Axis id="weekday" position={Position.Bottom} />
      <Axis
        id="trips"
        position={Position.Left}
        domain={{ min: 0, max: 1300 }}
        gridLine={{ visible: true }}
      />
      <LineAnnotation
        id="average"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[
          {
            dataValue: average,
            header: 'Average',
            details: `${average} trips a day`,
          },
        ]}
        style={{
          line: { stroke: '#cc3366', strokeWidth: 2, opacity: 1, dash: [6, 4] },
        }}
        marker={<span style={{ color: '#cc3366' }}>mean {average}</span>}
        markerPosition={Position.Right}
      />
      <BarSeries
        id="count"
        name="Trips"
        color="#5b8fc7"
        data={trips}
        xScaleType={ScaleType.Ordinal}
        xAccessor="weekday"
        yAccessors={['count']}
      />
    </Chart>
  );
}
