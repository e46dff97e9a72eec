import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  Chart,
  LineAnnotation,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  type LineAnnotationDatum,
  type PartialTheme,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 4, 12, 6);
const visitors = [
  140, 180, 260, 410, 690, 720, 640, 610, 880, 940, 760, 820, 910,
].map((count, index) => ({ time: start + index * hour, count }));
const events = [
  {
    dataValue: start + 3 * hour,
    header: 'Newsletter',
    details: 'Sent to 48,200 readers',
  },
  {
    dataValue: start + 7.5 * hour,
    header: 'Radio spot',
    details: 'Morning show, 30 seconds',
  },
  {
    dataValue: start + 11.5 * hour,
    header: 'Flash sale',
    details: '20 % off for three hours',
  },
];

const formatTime = timeFormatter('HH:mm');
const theme: PartialTheme = { chartMargins: { top: 36 } };

function EventLabel({ header }: LineAnnotationDatum) {
  return (
    <span style={{ fontSize: 12, whiteSpace: 'nowrap', padding: '0 4px' }}>
      {header}
    </span>
  );
}

/**
 * Marker with a label
 *
 * `marker` is a small sign at the end of each line and `markerBody` the text beside it, here a component
 * that gets the entry of `dataValues`. The text is pushed sideways where it would leave the chart.
 *
 * @alt Area chart of visitors to a shop from six in the morning to six in the evening; lines named Newsletter, Radio spot and Flash sale stand where the number begins to rise.
 * @tag line annotation
 * @tag marker
 * @tag time
 */
export default function MarkerLabel() {
  return (
    <Chart size={{ height: 320 }} title="Visitors an hour">
      <Settings theme={theme} />
      <Tooltip
        headerFormatter={({ value }) => formatTime(value, { timeZone: 'utc' })}
      />
      <Axis id="time" position={Position.Bottom} />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <LineAnnotation
        id="events"
        domainType={AnnotationDomainType.XDomain}
        dataValues={events}
        marker={<span aria-hidden="true">▼</span>}
        markerBody={EventLabel}
        markerPosition={Position.Top}
        style={{ line: { stroke: '#c2477f', strokeWidth: 2, opacity: 1 } }}
      />
      <AreaSeries
        id="visitors"
        name="Visitors"
        data={visitors}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
      />
    </Chart>
  );
}
