import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Placement,
  Position,
  ScaleType,
  Settings,
  Tooltip,
} from '@elastic/charts';

const bikes = [
  { station: 'Old bridge', free: 14 },
  { station: 'Market', free: 3 },
  { station: 'University', free: 22 },
  { station: 'Station', free: 31 },
  { station: 'City park', free: 9 },
];
const placements = [
  Placement.Top,
  Placement.Right,
  Placement.Bottom,
  Placement.Left,
];
const fallbackPlacements = [Placement.Top, Placement.Bottom];

/**
 * Placement and boundary
 *
 * `placement` is the preferred side of the tooltip, `fallbackPlacements` where it goes when there is no
 * room. `boundary="chart"` with `boundaryPadding` keeps it inside the chart instead of the page.
 *
 * @alt Bar chart of free bikes at five stations, from 3 at the market to 31 at the railway station, with a choice above it of the side at which the tooltip stands.
 * @height 327
 * @tag tooltip
 * @tag position
 * @tag ordinal
 */
export default function PlacementAndBoundary() {
  const [placement, setPlacement] = useState<Placement>(Placement.Top);
  return (
    <>
      <label>
        Tooltip at the{' '}
        <select
          value={placement}
          onChange={({ target }) =>
            setPlacement(
              placements.find((side) => side === target.value) ?? Placement.Top,
            )
          }
        >
          {placements.map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      <Chart size={{ height: 300 }} title="Free bikes">
        <Settings />
        <Tooltip
          placement={placement}
          fallbackPlacements={fallbackPlacements}
          boundary="chart"
          boundaryPadding={8}
          offset={6}
        />
        <Axis id="station" position={Position.Bottom} />
        <Axis
          id="free"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="bikes"
          name="Bikes"
          data={bikes}
          xScaleType={ScaleType.Ordinal}
          xAccessor="station"
          yAccessors={['free']}
        />
      </Chart>
    </>
  );
}
