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
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 2, 3);
const used = [61, 63, 64, 68, 71, 72, 76, 79, 83, 84, 88, 91].map(
  (percent, index) => ({
    time: start + index * day,
    percent,
  }),
);

/**
 * Threshold line
 *
 * A `LineAnnotation` on the y domain marks the limit; its marker names it and its details show on hover. `chartMargins`
 * of the theme leave room for the marker.
 *
 * @alt Line chart of disk usage rising from 61 to 91 percent in twelve days; it crosses the dashed limit of 80 percent on the ninth day.
 * @tag line annotation
 * @tag time
 */
export default function Threshold() {
  return (
    <Chart size={{ height: 320 }} title="Disk usage">
      <Settings theme={{ chartMargins: { right: 32 } }} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="percent"
        position={Position.Left}
        domain={{ min: 0, max: 100 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineAnnotation
        id="limit"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[
          {
            dataValue: 80,
            header: 'Limit',
            details: 'Alerts are sent above 80 %',
          },
        ]}
        style={{
          line: { stroke: '#d6304a', strokeWidth: 2, opacity: 1, dash: [6, 4] },
        }}
        marker={
          <strong
            style={{ color: '#d6304a', fontSize: 12, whiteSpace: 'nowrap' }}
          >
            80 %
          </strong>
        }
        markerPosition={Position.Right}
      />
      <LineSeries
        id="used"
        name="Used"
        data={used}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['percent']}
      />
    </Chart>
  );
}
