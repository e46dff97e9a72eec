import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const responses = [
  { status: '200', count: 48_210 },
  { status: '304', count: 19_870 },
  { status: '301', count: 2_140 },
  { status: '404', count: 163 },
  { status: '429', count: 38 },
  { status: '500', count: 9 },
  { status: '503', count: 0 },
];
const count = (value: number) => value.toLocaleString('en-US');

/**
 * Small values
 *
 * Nine errors among seventy thousand requests would be less than a pixel. `minBarHeight` gives every bar at
 * least 4 px; a value of zero still has none.
 *
 * @alt Horizontal bar chart of responses by status, from 48,210 with status 200 down to 9 with status 500, whose bar is still visible; status 503 has no bar.
 * @tag rotation
 * @tag small values
 */
export default function SmallValues() {
  return (
    <Chart size={{ height: 320 }} title="Responses by status">
      <Settings rotation={90} />
      <Axis id="status" position={Position.Left} title="Status" />
      <Axis
        id="count"
        position={Position.Bottom}
        gridLine={{ visible: true }}
        ticks={4}
        tickFormat={count}
      />
      <BarSeries
        id="responses"
        name="Responses"
        data={responses}
        xScaleType={ScaleType.Ordinal}
        xAccessor="status"
        yAccessors={['count']}
        minBarHeight={4}
      />
    </Chart>
  );
}
