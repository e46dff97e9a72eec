import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type ElementClickListener,
  type XYChartElementEvent,
} from '@elastic/charts';

const tickets = [
  { team: 'Billing', open: 34 },
  { team: 'Delivery', open: 51 },
  { team: 'Accounts', open: 18 },
  { team: 'Technical', open: 67 },
];

/**
 * Click a bar
 *
 * `onElementClick` reports the geometry that was clicked and the series that it belongs to. The geometry
 * carries the datum, so you need no search.
 *
 * @alt Bar chart of open tickets of four teams, from 18 in Accounts to 67 in Technical; clicking a bar names the team above the chart.
 * @height 323
 * @tag click
 * @tag ordinal
 */
export default function Click() {
  const [message, setMessage] = useState('Click a bar.');
  const onElementClick: ElementClickListener = ([element]) => {
    const [geometry] = element as XYChartElementEvent;
    setMessage(`${geometry.x}: ${geometry.y} open tickets`);
  };
  return (
    <>
      <p aria-live="polite">{message}</p>
      <Chart size={{ height: 280 }} title="Open tickets">
        <Settings onElementClick={onElementClick} />
        <Axis id="team" position={Position.Bottom} />
        <Axis
          id="open"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="tickets"
          name="Open"
          data={tickets}
          xScaleType={ScaleType.Ordinal}
          xAccessor="team"
          yAccessors={['open']}
        />
      </Chart>
    </>
  );
}
