import { useState } from 'react';
import {
  Axis,
  BarSeries,
  BinAgg,
  Chart,
  Direction,
  Position,
  ScaleType,
  Settings,
  type OrderBy,
} from '@elastic/charts';

const counts = [
  { station: 'Airport', cars: 310, bikes: 42 },
  { station: 'Bridge', cars: 540, bikes: 388 },
  { station: 'Centre', cars: 225, bikes: 612 },
  { station: 'Docks', cars: 180, bikes: 95 },
  { station: 'East Gate', cars: 465, bikes: 170 },
  { station: 'Forest', cars: 60, bikes: 148 },
];

const orders: Record<string, OrderBy> = {
  'most first': { binAgg: BinAgg.Sum, direction: Direction.Descending },
  'fewest first': { binAgg: BinAgg.Sum, direction: Direction.Ascending },
  'as in the data': { binAgg: BinAgg.None },
};

/**
 * Order the categories
 *
 * `orderOrdinalBinsBy` sorts the values of an ordinal x axis by the sum of all series. The data keep their
 * order, so one prop switches between the views.
 *
 * @alt Stacked bar chart of cars and bicycles at six counting stations, ordered by their sum from 928 at the bridge to 208 in the forest.
 * @height 327
 * @tag sort
 * @tag stack
 * @tag ordinal
 */
export default function Ordering() {
  const [order, setOrder] = useState('most first');
  return (
    <>
      <label>
        Order{' '}
        <select value={order} onChange={({ target }) => setOrder(target.value)}>
          {Object.keys(orders).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Chart size={{ height: 300 }} title="Vehicles an hour">
        <Settings
          showLegend
          legendPosition={Position.Bottom}
          orderOrdinalBinsBy={orders[order]}
        />
        <Axis id="station" position={Position.Bottom} />
        <Axis
          id="vehicles"
          position={Position.Left}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="counts"
          data={counts}
          xScaleType={ScaleType.Ordinal}
          xAccessor="station"
          yAccessors={['cars', 'bikes']}
          stackAccessors={['station']}
        />
      </Chart>
    </>
  );
}
