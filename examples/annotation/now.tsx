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
  type PartialTheme,
} from '@elastic/charts';

const hour = 3_600_000;
const midnight = Date.UTC(2025, 5, 16);
// In your application: Date.now(), kept in state and updated every minute.
const now = midnight + 14.5 * hour;
const power = Array.from({ length: 58 }, (_, index) => ({
  time: midnight + (index * hour) / 4,
  kilowatts: Math.max(
    0,
    Number(
      (
        6.2 * Math.sin(((index / 4 - 5) / 16) * Math.PI) +
        0.3 * Math.sin(index)
      ).toFixed(2),
    ),
  ),
}));
const roomForMarker: PartialTheme = { chartMargins: { top: 24 } };

/**
 * Line at the current time
 *
 * A `LineAnnotation` on the x domain marks the present. `xDomain` reaches to the end of the day, because a line
 * outside of the domain is not drawn.
 *
 * @alt Area chart of solar power from midnight, six kilowatts around noon; a red line labeled now at half past two ends the data, the rest of the day is empty.
 * @tag line annotation
 * @tag time
 * @tag now
 */
export default function Now() {
  return (
    <Chart size={{ height: 300 }} title="Solar power today">
      <Settings
        theme={roomForMarker}
        xDomain={{ min: midnight, max: midnight + 24 * hour }}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="kilowatts"
        position={Position.Left}
        domain={{ min: 0, max: 7 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} kW`}
      />
      <LineAnnotation
        id="now"
        domainType={AnnotationDomainType.XDomain}
        dataValues={[{ dataValue: now, details: 'Now' }]}
        style={{ line: { stroke: '#d6304a', strokeWidth: 2, opacity: 1 } }}
        marker={<strong style={{ color: '#d6304a' }}>now</strong>}
        markerPosition={Position.Top}
      />
      <AreaSeries
        id="power"
        name="Power"
        color="#e0a010"
        data={power}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['kilowatts']}
        areaSeriesStyle={{ point: { visible: 'never' } }}
      />
    </Chart>
  );
}
