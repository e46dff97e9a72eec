import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const orders = [
  { day: 'Mon', status: 'shipped', count: 41 },
  { day: 'Tue', status: 'shipped', count: 38 },
  { day: 'Wed', status: 'shipped', count: 52 },
  { day: 'Thu', status: 'shipped', count: 47 },
  { day: 'Fri', status: 'shipped', count: 60 },
];

/**
 * Nothing to show
 *
 * `noResults` replaces "No data to display" when no series has data. Say why the chart is empty and offer the
 * way out.
 *
 * @alt Empty chart with the words: No order was returned this week. A button shows the shipped orders instead.
 * @height 307
 * @tag empty
 * @tag filter
 */
export default function Empty() {
  const [status, setStatus] = useState('returned');
  return (
    <>
      <label>
        Orders that were{' '}
        <select
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          <option>returned</option>
          <option>shipped</option>
        </select>
      </label>
      <Chart size={{ height: 280 }} title="Orders this week">
        <Settings
          noResults={
            <div style={{ textAlign: 'center' }}>
              <p>No order was {status} this week.</p>
              <button type="button" onClick={() => setStatus('shipped')}>
                Show shipped orders
              </button>
            </div>
          }
        />
        <Axis id="day" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="orders"
          name="Orders"
          data={orders.filter((order) => order.status === status)}
          xScaleType={ScaleType.Ordinal}
          xAccessor="day"
          yAccessors={['count']}
        />
      </Chart>
    </>
  );
}
