import {
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type PartialTheme,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 1, 3);
const prices = [
  41.2, 41.8, 42.6, 42.1, 43.4, 44.9, 45.3, 44.2, 43.1, 42.7, 43.8, 45.6, 46.4,
  47.9, 47.2, 48.3,
].map((euro, index) => ({ time: start + index * day, euro }));

const theme: PartialTheme = { chartMargins: { right: 60 } };

const limits = [
  {
    id: 'high',
    euro: 48.3,
    label: 'High',
    line: { stroke: '#2c9f6b', strokeWidth: 1 },
  },
  {
    id: 'average',
    euro: 44.4,
    label: 'Average',
    line: { stroke: '#8a63c9', dash: [8, 4] },
  },
  {
    id: 'order',
    euro: 43,
    label: 'Stop',
    line: { stroke: '#d6304a', strokeWidth: 3, dash: [2, 4] },
  },
  {
    id: 'low',
    euro: 41.2,
    label: 'Low',
    line: { stroke: '#2c9f6b', strokeWidth: 1 },
  },
];

/**
 * Line styles
 *
 * `style` changes the stroke, the width and the dashes of the lines of one annotation; what you leave out
 * comes from the theme. The labels contain all information, so `hideTooltips` switches
 * their tooltips off.
 *
 * @alt Line chart of a share price rising from 41 to 48 euros in sixteen days with four lines: thin solid ones at the high and the low, a dashed one at the average, a thick dotted one at the stop price.
 * @tag line annotation
 * @tag style
 * @tag time
 */
export default function Styles() {
  return (
    <Chart size={{ height: 320 }} title="Share price">
      <Settings theme={theme} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="euro"
        position={Position.Left}
        domain={{ min: 40, max: 50 }}
        tickFormat={(value) => `€${value}`}
      />
      {limits.map(({ id, euro, label, line }) => (
        <LineAnnotation
          key={id}
          id={id}
          domainType={AnnotationDomainType.YDomain}
          dataValues={[
            { dataValue: euro, ariaLabel: `${label}: €${euro.toFixed(2)}` },
          ]}
          hideTooltips
          marker={<span style={{ fontSize: 12, paddingLeft: 4 }}>{label}</span>}
          markerPosition={Position.Right}
          style={{ line: { strokeWidth: 2, opacity: 1, ...line } }}
        />
      ))}
      <LineSeries
        id="price"
        name="Price"
        data={prices}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['euro']}
      />
    </Chart>
  );
}
