import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type BarStyleAccessor,
} from '@elastic/charts';

const capacity = [
  { country: 'Norway', gigawatts: 5.1 },
  { country: 'Poland', gigawatts: 7.6 },
  { country: 'Portugal', gigawatts: 6.0 },
  { country: 'Ireland', gigawatts: 4.8 },
  { country: 'Finland', gigawatts: 8.4 },
  { country: 'Greece', gigawatts: 5.4 },
];
const own: BarStyleAccessor = ({ x }) => (x === 'Ireland' ? '#e0701c' : null);

/**
 * One bar in another color
 *
 * `styleAccessor` returns a color for the bar that matters and `null` for all others, which keep the gray of the
 * series.
 *
 * @alt Bar chart of wind power in six countries; the bar of Ireland, the lowest with 4.8 gigawatts, is orange, all others are gray.
 * @tag color
 * @tag highlight
 */
export default function OneBar() {
  return (
    <Chart size={{ height: 300 }} title="Wind power">
      <Settings />
      <Axis id="country" position={Position.Bottom} />
      <Axis
        id="power"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} GW`}
      />
      <BarSeries
        id="capacity"
        name="Capacity"
        color="#98a2b3"
        data={capacity}
        xScaleType={ScaleType.Ordinal}
        xAccessor="country"
        yAccessors={['gigawatts']}
        yNice
        styleAccessor={own}
      />
    </Chart>
  );
}
