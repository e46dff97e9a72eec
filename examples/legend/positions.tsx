import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const quarters = [
  { quarter: 'Q1', online: 310, shops: 280, agents: 95 },
  { quarter: 'Q2', online: 335, shops: 264, agents: 121 },
  { quarter: 'Q3', online: 342, shops: 251, agents: 138 },
  { quarter: 'Q4', online: 418, shops: 297, agents: 166 },
];

const positions = [
  Position.Top,
  Position.Right,
  Position.Bottom,
  Position.Left,
];

/**
 * Position of the legend
 *
 * `legendPosition` takes a side of the chart. Left and right list the entries in a column; at the top and
 * bottom they run in rows, and `LegendLayout.List` makes each only as wide as it needs.
 *
 * @alt Stacked bar chart of revenue by quarter, online, in shops and through agents; four radio buttons move its legend.
 * @height 335
 * @tag legend
 * @tag stack
 */
export default function Positions() {
  const [position, setPosition] = useState<Position>(Position.Top);
  return (
    <>
      <fieldset style={{ display: 'flex', gap: 10 }}>
        <legend>Legend</legend>
        {positions.map((side) => (
          <label
            key={side}
            style={{ display: 'flex', alignItems: 'center', gap: 4 }}
          >
            <input
              type="radio"
              name="legend-position"
              checked={side === position}
              onChange={() => setPosition(side)}
            />
            {side}
          </label>
        ))}
      </fieldset>
      <Chart size={{ height: 300 }} title="Revenue (k€)">
        <Settings
          showLegend
          legendPosition={position}
          legendLayout={LegendLayout.List}
        />
        <Axis id="quarter" position={Position.Bottom} />
        <Axis
          id="thousands"
          position={Position.Left}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="revenue"
          data={quarters}
          xScaleType={ScaleType.Ordinal}
          xAccessor="quarter"
          yAccessors={['online', 'shops', 'agents']}
          stackAccessors={['quarter']}
        />
      </Chart>
    </>
  );
}
