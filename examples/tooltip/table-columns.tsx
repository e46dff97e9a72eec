import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipTable,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

const hour = 3_600_000;
const start = Date.UTC(2025, 4, 12, 6);
const demand = {
  Offices: [14, 22, 41, 58, 63, 61, 64, 60, 52, 37, 24, 17],
  Workshop: [8, 30, 46, 47, 45, 28, 44, 46, 41, 22, 9, 6],
  'Data center': [33, 33, 34, 36, 37, 38, 38, 37, 36, 35, 34, 33],
};
const readings = Object.entries(demand).flatMap(([building, values]) =>
  values.map((power, index) => ({
    time: start + index * hour,
    building,
    power,
  })),
);

const total = (items: TooltipValue[]) =>
  items.reduce((sum, { value }) => sum + value, 0);

function DemandTable({ items }: { items: TooltipValue[] }) {
  const sum = total(items);
  const right = { textAlign: 'right' } as const;
  const columns: TooltipTableColumn[] = [
    { type: 'color' },
    {
      type: 'text',
      header: 'Building',
      footer: 'Total',
      cell: ({ label }) => label,
    },
    {
      type: 'number',
      header: 'kW',
      footer: (rows) => `${total(rows)}`,
      cell: ({ value }) => value,
      style: right,
    },
    {
      type: 'number',
      header: 'Share',
      footer: '100 %',
      cell: ({ value }) => `${Math.round((value / sum) * 100)} %`,
      style: right,
    },
  ];
  return <TooltipTable columns={columns} items={items} maxHeight={180} />;
}

/**
 * A table with your columns
 *
 * A component as `body` of `Tooltip` takes the place of the usual rows. It describes a `TooltipTable` by
 * `columns`: each has a `cell`, and the `header` and `footer` functions see all rows at once.
 *
 * @alt Stacked area chart of the power that offices, workshop and data center draw over a day, at most 146 kilowatts; the tooltip is a table with kilowatts, share and a total row.
 * @tag tooltip
 * @tag table
 * @tag stack
 * @tag time
 */
export default function TableColumns() {
  return (
    <Chart size={{ height: 320 }} title="Power drawn by building">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Tooltip body={DemandTable} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={(time) => new Date(time).toISOString().slice(11, 16)}
      />
      <Axis
        id="power"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} kW`}
      />
      <AreaSeries
        id="demand"
        data={readings}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['power']}
        splitSeriesAccessors={['building']}
        stackAccessors={['time']}
      />
    </Chart>
  );
}
