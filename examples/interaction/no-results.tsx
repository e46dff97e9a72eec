import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const complaints = [
  { reason: 'Late', store: 'Hamburg', count: 14 },
  { reason: 'Damaged', store: 'Hamburg', count: 6 },
  { reason: 'Wrong item', store: 'Hamburg', count: 9 },
  { reason: 'Late', store: 'Leipzig', count: 8 },
  { reason: 'Damaged', store: 'Leipzig', count: 11 },
];
const stores = ['Hamburg', 'Leipzig', 'Rostock'];

function NoComplaints() {
  return (
    <div style={{ textAlign: 'center' }}>
      <strong>No complaints</strong>
      <div>Nobody has complained about this store yet.</div>
    </div>
  );
}

/**
 * When there is nothing to draw
 *
 * `noResults` replaces the plot when there is no data: an element or a component, in
 * the words of your page. Rostock shows it.
 *
 * @alt Bar chart of complaints in Hamburg: 14 late, 6 damaged, 9 wrong items; for the store in Rostock a message says that there are none.
 * @height 307
 * @tag empty
 * @tag ordinal
 */
export default function NoResults() {
  const [store, setStore] = useState('Hamburg');
  return (
    <>
      <label>
        Store{' '}
        <select value={store} onChange={({ target }) => setStore(target.value)}>
          {stores.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Chart size={{ height: 280 }} title="Complaints in May">
        <Settings noResults={NoComplaints} />
        <Axis id="reason" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="complaints"
          name="Complaints"
          data={complaints.filter((row) => row.store === store)}
          xScaleType={ScaleType.Ordinal}
          xAccessor="reason"
          yAccessors={['count']}
        />
      </Chart>
    </>
  );
}
