import { useId, useState } from 'react';
import {
  AreaSeries,
  Axis,
  Bullet,
  BulletSubtype,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const latencyTarget = 250;
const service = (
  name: string,
  requests: number,
  latency: number,
  errors: number,
) => ({
  name,
  requests,
  latency,
  errors,
  /** Requests a minute in the last 24 hours, one value an hour. */
  day: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    requests:
      requests * (0.7 + 0.3 * Math.sin((hour + name.length) / 3.2)) +
      requests * 0.08 * Math.sin(hour * name.length),
  })),
});
const services = [
  service('Search', 1840, 182, 0.2),
  service('Catalog', 1420, 121, 0.1),
  service('Checkout', 610, 310, 1.4),
  service('Accounts', 480, 226, 0.4),
  service('Invoices', 150, 274, 0.9),
];
type Service = (typeof services)[number];

const columns = [
  { key: 'name', title: 'Service' },
  { key: 'requests', title: 'Requests' },
  { key: 'latency', title: 'Latency' },
  { key: 'errors', title: 'Errors' },
] as const;
type Key = (typeof columns)[number]['key'];

/** Compares texts from A to Z, numbers from high to low. */
const compare = (key: Key) => (a: Service, b: Service) =>
  key === 'name' ? a.name.localeCompare(b.name) : b[key] - a[key];

const nothing = { top: 0, right: 0, bottom: 0, left: 0 };
const sparkline: PartialTheme = {
  chartMargins: nothing,
  chartPaddings: { ...nothing, top: 2, bottom: 2 },
  background: { color: 'transparent', fallbackColor: '#ffffff' },
};
const noPoints: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};
/** Colors of the bands: below 200 ms, below 400 ms. */
const bands = { steps: 2, colors: ['#3aa287', '#cf5b52'] };
const oneScale = { min: 0, max: 2000 };

/**
 * Table with sparklines and bullets
 *
 * A real table whose cells hold small charts on one scale, each named by the header of its row and of its column.
 * Buttons in the header sort the rows; numbers stay beside the charts, so that nothing is in a picture only.
 *
 * @alt Table of five services with requests a minute and a sparkline of the last day, latency as a bullet chart with a target of 250 milliseconds, and the share of errors. Checkout and Invoices are too slow.
 * @height 393 393
 * @tag table
 * @tag sparkline
 * @tag responsive
 */
export default function MetricsTable() {
  const id = useId();
  const [{ key, reversed }, setOrder] = useState<{
    key: Key;
    reversed: boolean;
  }>({ key: 'requests', reversed: false });
  const rows = [...services].sort(compare(key));
  if (reversed) rows.reverse();
  const isAscending = (key === 'name') !== reversed;
  return (
    <section className="metrics-table" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`}>Services</h3>
      <table className="services" aria-labelledby={`${id}title`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                id={id + column.key}
                scope="col"
                className={column.key}
                aria-sort={
                  column.key !== key
                    ? undefined
                    : isAscending
                      ? 'ascending'
                      : 'descending'
                }
              >
                <button
                  type="button"
                  onClick={() =>
                    setOrder({
                      key: column.key,
                      reversed: column.key === key && !reversed,
                    })
                  }
                >
                  {column.title}
                  <span aria-hidden="true">
                    {column.key === key && (isAscending ? ' ▲' : ' ▼')}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, requests, latency, errors, day }) => (
            <tr key={name}>
              <th scope="row" id={id + name}>
                {name}
              </th>
              <td className="requests">
                <span>{requests.toLocaleString('en')} / min</span>
                <Chart size={{ height: 28 }}>
                  <Settings
                    theme={sparkline}
                    ariaLabelledBy={`${id}requests ${id}${name}`}
                    ariaUseDefaultSummary={false}
                  />
                  <Tooltip type={TooltipType.None} />
                  <Axis
                    id="scale"
                    position={Position.Left}
                    hide
                    domain={oneScale}
                  />
                  <AreaSeries
                    id="day"
                    color="#3b82c4"
                    data={day}
                    xScaleType={ScaleType.Linear}
                    xAccessor="hour"
                    yAccessors={['requests']}
                    areaSeriesStyle={noPoints}
                  />
                </Chart>
              </td>
              <td className="latency">
                <span>
                  {latency} ms{latency > latencyTarget && ', slow'}
                </span>
                <Chart size={{ height: 28 }}>
                  <Settings
                    ariaLabelledBy={`${id}latency ${id}${name}`}
                    ariaUseDefaultSummary={false}
                  />
                  <Tooltip type={TooltipType.None} />
                  <Bullet
                    id="latency"
                    subtype={BulletSubtype.horizontal}
                    colorBands={bands}
                    data={[
                      [
                        {
                          title: '',
                          value: latency,
                          target: latencyTarget,
                          domain: [0, 400],
                          ticks: [],
                          valueFormatter: () => '',
                          tickFormatter: () => '',
                        },
                      ],
                    ]}
                  />
                </Chart>
              </td>
              <td className="errors">{errors.toFixed(1)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const css = `
section.metrics-table {
  font-size: 14px;
  line-height: 20px;
}
section.metrics-table > h3[id] {
  margin: 0 0 8px;
  font-size: 18px;
  line-height: 28px;
}
section.metrics-table > table.services {
  display: table;
  table-layout: fixed;
  width: 100%;
  margin: 0;
  border-collapse: separate;
  border-spacing: 0;
}
section.metrics-table .services tr > :is(th, td) {
  height: 64px;
  padding: 4px 8px 4px 0;
  border: 0;
  border-bottom: 1px solid rgba(128, 128, 128, 0.35);
  font-weight: 400;
  text-align: start;
  vertical-align: middle;
  font-variant-numeric: tabular-nums;
}
section.metrics-table .services thead tr > th {
  width: 30%;
  height: 36px;
  font-weight: 600;
}
section.metrics-table .services thead tr > th.name {
  width: 24%;
}
section.metrics-table .services tr > .errors {
  width: 16%;
  padding-right: 0;
  text-align: end;
}
section.metrics-table .services th > button[type] {
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 20px;
  white-space: nowrap;
  cursor: pointer;
}
section.metrics-table .services td > span {
  display: block;
}
`;
