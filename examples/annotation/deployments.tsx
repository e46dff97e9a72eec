import {
  AnnotationDomainType,
  Axis,
  Chart,
  LineAnnotation,
  LineSeries,
  Placement,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type CustomAnnotationTooltip,
  type PartialTheme,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 8, 17, 9);
const milliseconds = [
  182, 178, 185, 181, 176, 184, 179, 244, 258, 251, 262, 255, 249, 171, 160,
  158, 163, 157, 161,
].map((value, index) => ({ time: start + index * 10 * minute, value }));
const deployments = [
  {
    dataValue: start + 65 * minute,
    header: '4.12.0',
    details: 'Search asks two indices',
  },
  {
    dataValue: start + 125 * minute,
    header: '4.12.1',
    details: 'Search results are cached',
  },
];
const theme: PartialTheme = { chartMargins: { top: 20 } };
const clock = timeFormatter('HH:mm');

const DeploymentTooltip: CustomAnnotationTooltip = ({
  header,
  details,
  datum,
}) => (
  <div style={{ padding: 8 }}>
    <strong>Version {header}</strong>
    <div>{details}</div>
    {'dataValue' in datum && (
      <div>
        Deployed at {clock(Number(datum.dataValue), { timeZone: 'utc' })}
      </div>
    )}
  </div>
);

/**
 * Deployments with a tooltip
 *
 * Each line marks a version. `customTooltip` writes the whole tooltip of a marker, with the time that the
 * built-in one would leave out; `placement` and `offset` put it 16 px to the left of the marker.
 *
 * @alt Line chart of response times over three hours; they rise from 180 to 250 ms with version 4.12.0 and fall to 160 ms with version 4.12.1.
 * @tag line annotation
 * @tag tooltip
 * @tag time
 */
export default function Deployments() {
  return (
    <Chart size={{ height: 320 }} title="Response time of the search">
      <Settings theme={theme} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={clock}
      />
      <Axis
        id="milliseconds"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} ms`}
      />
      <LineAnnotation
        id="deployments"
        domainType={AnnotationDomainType.XDomain}
        dataValues={deployments}
        marker={({ header }) => (
          <span style={{ fontSize: 12, fontWeight: 600 }}>{header}</span>
        )}
        markerPosition={Position.Top}
        customTooltip={DeploymentTooltip}
        placement={Placement.Left}
        offset={16}
        style={{
          line: { stroke: '#4a7fd0', strokeWidth: 2, opacity: 1, dash: [2, 4] },
        }}
      />
      <LineSeries
        id="search"
        name="Search"
        data={milliseconds}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['value']}
      />
    </Chart>
  );
}
