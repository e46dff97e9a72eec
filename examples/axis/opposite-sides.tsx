import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Temperature of the water at each depth, in summer.
const profile = [
  21.8, 21.7, 21.5, 20.9, 18.4, 14.6, 11.2, 9.3, 8.1, 7.4, 6.9, 6.6, 6.4, 6.2,
  6.1, 6.0,
].map((temperature, index) => ({ meters: index * 2, temperature }));

/**
 * Axes on top and right
 *
 * Readers look at the latest value first, so the y axis is next to it, and the depth runs along the top like a
 * water surface. `position` chooses the side; unless the chart is turned by 90 or -90 degrees, top and bottom show x,
 * left and right y.
 *
 * @alt Line chart of water temperature by depth with the axes on top and right; about 22 degrees down to six meters, then a fast drop to 9 degrees at 14 meters and 6 at 30.
 * @tag position
 * @tag linear
 */
export default function OppositeSides() {
  return (
    <Chart size={{ height: 320 }} title="Temperature in the lake">
      <Settings />
      <Axis
        id="depth"
        position={Position.Top}
        title="Depth"
        tickFormat={(value) => `${value} m`}
      />
      <Axis
        id="temperature"
        position={Position.Right}
        title="Temperature"
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} °C`}
      />
      <LineSeries
        id="profile"
        name="Water"
        data={profile}
        xScaleType={ScaleType.Linear}
        xAccessor="meters"
        yAccessors={['temperature']}
        color="#4a8fe7"
      />
    </Chart>
  );
}
