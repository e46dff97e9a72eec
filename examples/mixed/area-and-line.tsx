import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const halfHour = 30 * 60_000;
const start = Date.UTC(2025, 10, 28, 6);
const day = Array.from({ length: 33 }, (_, index) => {
  const rush = Math.exp(-(((index - 21) / 5) ** 2));
  return {
    time: start + index * halfHour,
    requests: Math.round(
      420 +
        900 * Math.sin((index / 33) * Math.PI) +
        1500 * rush +
        60 * Math.sin(index * 2),
    ),
    latency: Math.round(84 + 6 * Math.sin(index * 1.3) + 190 * rush ** 3),
  };
});

/**
 * Area with a line, two axes
 *
 * The area in the background is the traffic, the line the latency. Each has its own y axis by `groupId`; the
 * area takes a low opacity, so that the line stays in front.
 *
 * @alt Chart of one day with requests a second as an area, peaking at about 2,750 in the afternoon, and latency as a line that jumps from 85 to about 280 milliseconds at the same time.
 * @tag mixed
 * @tag two axes
 * @tag time
 */
export default function AreaAndLine() {
  return (
    <Chart size={{ height: 340 }} title="Traffic and latency">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        groupId="traffic"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="latency"
        position={Position.Left}
        title="Latency"
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} ms`}
      />
      <Axis
        id="requests"
        groupId="traffic"
        position={Position.Right}
        gridLine={{ visible: false }}
        title="Requests"
        tickFormat={(value) => `${value}/s`}
      />
      <AreaSeries
        id="requests-area"
        name="Requests"
        groupId="traffic"
        data={day}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['requests']}
        yNice
        curve={CurveType.CURVE_MONOTONE_X}
        color="#98a2b3"
        areaSeriesStyle={{
          area: { opacity: 0.3 },
          line: { visible: false },
          point: { visible: 'never' },
        }}
      />
      <LineSeries
        id="latency-line"
        name="Latency"
        data={day}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['latency']}
        yNice
        color="#d6477f"
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
