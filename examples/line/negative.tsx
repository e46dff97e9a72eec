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

const hour = 3_600_000;
const start = Date.UTC(2025, 0, 11);
const stations = { Summit: -14, Village: -3, Lake: 3 };
const temperatures = Object.entries(stations).flatMap(([station, mean], row) =>
  Array.from({ length: 25 }, (_, index) => ({
    time: start + index * hour,
    station,
    celsius: Number(
      (
        mean +
        (5 - row) * Math.sin(((index - 9) / 24) * 2 * Math.PI) +
        Math.sin(index * 1.9 + row)
      ).toFixed(1),
    ),
  })),
);

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const freezing = [{ dataValue: 0, details: 'Freezing point' }];

/**
 * Negative values
 *
 * Values on both sides of zero need nothing but a format with a sign, here in `tickFormat` of the series: the
 * axis without one takes it too. `yNice` ends the axis at round values, a `LineAnnotation` marks zero.
 *
 * @alt Line chart of a winter day at three stations; the summit stays between 8 and 20 degrees below zero, the village crosses zero around noon, the lake stays mostly above it.
 * @tag negative
 * @tag time
 * @tag annotation
 */
export default function Negative() {
  return (
    <Chart size={{ height: 320 }} title="A winter day">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="celsius"
        position={Position.Left}
        gridLine={{ visible: true }}
      />
      <LineAnnotation
        id="freezing"
        domainType={AnnotationDomainType.YDomain}
        dataValues={freezing}
        style={{ line: { stroke: '#8a94a6', strokeWidth: 1, opacity: 1 } }}
      />
      <LineSeries
        id="temperatures"
        name="Temperature"
        data={temperatures}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['celsius']}
        splitSeriesAccessors={['station']}
        yNice
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
        color={['#6f78d8', '#1f9aa8', '#d98a1f']}
        tickFormat={(value) => `${signed.format(value)} °C`}
      />
    </Chart>
  );
}
