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

const days = [
  { day: 'Mon', phone: 42, mail: 61, chat: 35 },
  { day: 'Tue', phone: 38, mail: 54, chat: 41 },
  { day: 'Wed', phone: 45, mail: 48, chat: 52 },
  { day: 'Thu', phone: 33, mail: 57, chat: 47 },
  { day: 'Fri', phone: 29, mail: 40, chat: 38 },
];
const totals = days.map(({ day, phone, mail, chat }) => ({
  dataValue: day,
  header: day,
  details: `${phone + mail + chat} requests`,
}));
const roomForTotals: PartialTheme = { chartMargins: { top: 24 } };

/**
 * Totals above stacked bars
 *
 * A `LineAnnotation` on the x domain with one value for each day writes the sum as its `marker`. `line.opacity` hides
 * the lines themselves, and `chartMargins` reserve the row for the sums.
 *
 * @alt Stacked bar chart of requests by phone, mail and chat from Monday to Friday with the totals in a row above: 138, 133, 145, 137 and 107.
 * @tag line annotation
 * @tag labels
 * @tag stack
 */
export default function StackTotals() {
  return (
    <Chart size={{ height: 320 }} title="Requests by channel">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        theme={roomForTotals}
      />
      <Axis id="day" position={Position.Bottom} />
      <Axis
        id="requests"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      {totals.map(({ dataValue, header, details }) => (
        <LineAnnotation
          key={dataValue}
          id={`total-${dataValue}`}
          domainType={AnnotationDomainType.XDomain}
          dataValues={[{ dataValue, header, details }]}
          marker={<strong>{parseInt(details)}</strong>}
          markerPosition={Position.Top}
          style={{ line: { opacity: 0, strokeWidth: 1, stroke: '#98a2b3' } }}
        />
      ))}
      <BarSeries
        id="channels"
        name="Requests"
        data={days}
        xScaleType={ScaleType.Ordinal}
        xAccessor="day"
        yAccessors={['phone', 'mail', 'chat']}
        stackAccessors={['day']}
      />
    </Chart>
  );
}
