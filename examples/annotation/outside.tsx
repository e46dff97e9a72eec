import {
  Axis,
  Chart,
  HistogramBarSeries,
  Placement,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
  type CustomAnnotationTooltip,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 6, 8);
const calls = [
  9, 7, 4, 3, 4, 8, 17, 31, 46, 52, 49, 44, 38, 41, 47, 50, 43, 36, 29, 25, 21,
  18, 14, 11,
].map((count, index) => ({ time: start + index * hour, count }));

const ShiftTooltip: CustomAnnotationTooltip = ({ details, datum }) => {
  if (!('coordinates' in datum)) return null;
  const { x0, x1 } = datum.coordinates;
  return (
    <div style={{ padding: 8 }}>
      <strong>{details}</strong>
      <div>{(Number(x1) - Number(x0)) / hour} hours</div>
    </div>
  );
};

const shift = (from: number, to: number, details: string) => ({
  coordinates: { x0: start + from * hour, x1: start + to * hour },
  details,
});

/**
 * Bars along the axis
 *
 * With `outside` the rectangles lie along the axis instead of over the data; `outsideDimension` is their
 * thickness, and tick lines of the axis keep the room for them. Each shift is a spec of its own color.
 *
 * @alt Histogram of calls by hour of a day, highest between eight and five o'clock; colored bars along the axis show the night, early and late shift.
 * @tag rect annotation
 * @tag histogram
 * @tag time
 */
export default function Outside() {
  return (
    <Chart size={{ height: 320 }} title="Calls to the help line">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
        style={{ tickLine: { visible: true, size: 12 } }}
      />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <RectAnnotation
        id="night"
        outside
        outsideDimension={10}
        placement={Placement.Top}
        customTooltip={ShiftTooltip}
        dataValues={[
          shift(0, 6, '2 people at night'),
          shift(22, 24, '2 people at night'),
        ]}
        style={{ fill: '#5b6cc4', opacity: 1 }}
      />
      <RectAnnotation
        id="early"
        outside
        outsideDimension={10}
        placement={Placement.Top}
        customTooltip={ShiftTooltip}
        dataValues={[shift(6, 14, '9 people, early shift')]}
        style={{ fill: '#d99a1c', opacity: 1 }}
      />
      <RectAnnotation
        id="late"
        outside
        outsideDimension={10}
        placement={Placement.Top}
        customTooltip={ShiftTooltip}
        dataValues={[shift(14, 22, '7 people, late shift')]}
        style={{ fill: '#c8557c', opacity: 1 }}
      />
      <HistogramBarSeries
        id="calls"
        name="Calls"
        data={calls}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['count']}
      />
    </Chart>
  );
}
