import { useId, useMemo, useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const regions = ['North', 'South', 'West'];
const products = ['Bikes', 'Helmets', 'Lights', 'Locks', 'Tires'];
/** A channel keeps its color when others are hidden. */
const channels = [
  { name: 'Web', color: '#3b82c4' },
  { name: 'App', color: '#2f9e80' },
  { name: 'Store', color: '#d08a2e' },
];

/** Orders by day, region, channel and product. */
const orders = days.flatMap((day, d) =>
  regions.flatMap((region, r) =>
    channels.flatMap(({ name: channel }, c) =>
      products.map((product, p) => ({
        day,
        region,
        channel,
        product,
        // The West has no store.
        count:
          region === 'West' && channel === 'Store'
            ? 0
            : Math.round(
                3 +
                  (16 - 3 * p) / (1 + c) +
                  2 * r * Math.sin(d + c) +
                  (d > 4 ? 4 + 2 * c : 0) +
                  ((d * 7 + p * 5 + r * 3) % 4),
              ),
      })),
    ),
  ),
);
type Order = (typeof orders)[number];

/** Sums the orders by a field, in the order of its values. */
const totals = (rows: Order[], field: 'day' | 'product', values: string[]) =>
  values.map((value) => ({
    value,
    count: rows.reduce(
      (sum, row) => sum + (row[field] === value ? row.count : 0),
      0,
    ),
  }));

const initial = { region: 'all', shown: channels.map(({ name }) => name) };
const theme: PartialTheme = {
  chartMargins: { top: 6, right: 8, bottom: 0, left: 0 },
};
const axisStyle = { minExtent: 44, maxExtent: 44 };

/**
 * Filter bar
 *
 * Labelled controls above the charts filter all of them. The rows are filtered once, colors stay with their channel,
 * and a line of text says how many orders match. If none do, the charts offer to reset the filters.
 *
 * @alt Filter bar with a region, three channels and a button to reset, above stacked bars of orders by weekday and channel, and bars of orders by product; bikes sell best.
 * @height 330 601
 * @tag filter
 * @tag form
 * @tag responsive
 */
export default function FilterBar() {
  const id = useId();
  const [{ region, shown }, setFilter] = useState(initial);
  const rows = useMemo(
    () =>
      orders.filter(
        (order) =>
          order.count > 0 &&
          (region === 'all' || order.region === region) &&
          shown.includes(order.channel),
      ),
    [region, shown],
  );
  const byDay = useMemo(
    () =>
      channels.map((channel) => {
        const ofChannel = rows.filter((row) => row.channel === channel.name);
        return {
          ...channel,
          data: ofChannel.length ? totals(ofChannel, 'day', days) : [],
        };
      }),
    [rows],
  );
  const byProduct = useMemo(
    () => (rows.length ? totals(rows, 'product', products) : []),
    [rows],
  );
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const reset = () => setFilter(initial);
  const toggle = (name: string) =>
    setFilter({
      region,
      shown: shown.includes(name)
        ? shown.filter((each) => each !== name)
        : [...shown, name],
    });
  const noResults = (
    <div className="nothing">
      <p>No order matches.</p>
      <button type="button" onClick={reset}>
        Show all orders
      </button>
    </div>
  );

  return (
    <section className="filter-bar" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`}>Orders this week</h3>
      <form
        className="filters"
        aria-label="Filters"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          Region{' '}
          <select
            value={region}
            onChange={({ target }) =>
              setFilter({ region: target.value, shown })
            }
          >
            <option value="all">All</option>
            {regions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <div role="group" aria-label="Channels">
          {channels.map(({ name, color }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={shown.includes(name)}
                onChange={() => toggle(name)}
              />
              <span className="key" style={{ background: color }} />
              {name}
            </label>
          ))}
        </div>
        <button type="button" onClick={reset}>
          Reset
        </button>
      </form>
      <p role="status">
        {count.toLocaleString('en')} {count === 1 ? 'order' : 'orders'} in{' '}
        {region === 'all' ? 'all regions' : `the ${region}`}
      </p>
      <div className="charts">
        <div>
          <h4 id={`${id}days`}>By day</h4>
          <Chart size={{ height: 200 }}>
            <Settings
              theme={theme}
              noResults={noResults}
              ariaLabelledBy={`${id}days`}
            />
            <Axis id="day" position={Position.Bottom} />
            <Axis
              id="count"
              position={Position.Left}
              ticks={4}
              style={axisStyle}
              gridLine={{ visible: true }}
            />
            {byDay.map(({ name, color, data }) => (
              <BarSeries
                key={name}
                id={name}
                name={name}
                color={color}
                data={data}
                xScaleType={ScaleType.Ordinal}
                xAccessor="value"
                yAccessors={['count']}
                stackAccessors={['value']}
              />
            ))}
          </Chart>
        </div>
        <div>
          <h4 id={`${id}products`}>By product</h4>
          <Chart size={{ height: 200 }}>
            <Settings
              theme={theme}
              noResults={noResults}
              rotation={90}
              ariaLabelledBy={`${id}products`}
            />
            <Axis id="product" position={Position.Left} />
            <Axis
              id="count"
              position={Position.Bottom}
              ticks={4}
              gridLine={{ visible: true }}
            />
            <BarSeries
              id="orders"
              name="Orders"
              color="#8a6fc0"
              data={byProduct}
              xScaleType={ScaleType.Ordinal}
              xAccessor="value"
              yAccessors={['count']}
            />
          </Chart>
        </div>
      </div>
    </section>
  );
}

const css = `
section.filter-bar {
  container-type: inline-size;
  font-size: 14px;
  line-height: 20px;
}
section.filter-bar > h3[id] {
  margin: 0 0 8px;
  font-size: 18px;
  line-height: 28px;
}
section.filter-bar h4[id][id] {
  margin: 0 0 4px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
section.filter-bar > .filters {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
}
section.filter-bar > .filters > [role='group'] {
  display: flex;
  gap: 14px;
}
section.filter-bar > .filters [role='group'] > label {
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 30px;
}
section.filter-bar .filters .key {
  width: 10px;
  height: 10px;
  border-radius: 2px;
}
section.filter-bar > p[role='status'] {
  margin: 8px 0 12px;
}
section.filter-bar > .charts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
}
section.filter-bar .nothing > button[type] {
  padding: 3px 10px;
  border: 1px solid rgba(128, 128, 128, 0.75);
  border-radius: 6px;
  font-size: 14px;
  line-height: 21px;
}
section.filter-bar .nothing {
  text-align: center;
}
@container (min-width: 560px) {
  section.filter-bar > .charts {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
}
`;
