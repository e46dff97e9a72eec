import { useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipTable,
  TooltipTableBody,
  TooltipTableCell,
  TooltipTableColorCell,
  TooltipTableFooter,
  TooltipTableHeader,
  TooltipTableRow,
  useTooltipContext,
  type TooltipAction,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

const spending = [
  { year: '2023', kind: 'Rent', amount: 42 },
  { year: '2023', kind: 'Energy', amount: 17 },
  { year: '2023', kind: 'Salaries', amount: 138 },
  { year: '2023', kind: 'Training', amount: 9 },
  { year: '2024', kind: 'Rent', amount: 44 },
  { year: '2024', kind: 'Energy', amount: 14 },
  { year: '2024', kind: 'Salaries', amount: 151 },
  { year: '2024', kind: 'Training', amount: 13 },
];
const groups = {
  Building: ['Rent', 'Energy'],
  People: ['Salaries', 'Training'],
};

const right = { textAlign: 'right' } as const;
const sum = (items: TooltipValue[]) =>
  items.reduce((total, { value }) => total + value, 0);
const columns: TooltipTableColumn[] = [
  { type: 'color' },
  { type: 'text', header: 'Kind', footer: 'Total', cell: ({ label }) => label },
  {
    type: 'number',
    header: 'k€',
    footer: (items) => `${sum(items)}`,
    cell: ({ value }) => value,
    style: right,
  },
];

function SpendingRows({ items }: { items: TooltipValue[] }) {
  const { pinned, selected, toggleSelected, setSelection } =
    useTooltipContext();
  return (
    <TooltipTable gridTemplateColumns="11px auto auto">
      <style>{'.spending-group { font-weight: 600; }'}</style>
      <TooltipTableHeader columns={columns} items={items} />
      {Object.entries(groups).map(([group, kinds]) => {
        const members = items.filter(({ label }) => kinds.includes(label));
        const names = selected.map(({ label }) => label);
        return [
          <TooltipTableBody key={group}>
            <TooltipTableRow
              className="spending-group"
              isSelected={pinned && kinds.every((kind) => names.includes(kind))}
              onSelect={() => setSelection(members)}
            >
              <TooltipTableColorCell color="transparent" />
              <TooltipTableCell tagName="th">{group}</TooltipTableCell>
              <TooltipTableCell style={right}>{sum(members)}</TooltipTableCell>
            </TooltipTableRow>
          </TooltipTableBody>,
          <TooltipTableBody
            key={`${group} members`}
            columns={columns}
            items={members}
            pinned={pinned}
            selected={selected}
            onSelect={toggleSelected}
          />,
        ];
      })}
      <TooltipTableFooter columns={columns} items={items} />
    </TooltipTable>
  );
}

/**
 * Rows in groups
 *
 * A `TooltipTable` of several `TooltipTableBody` parts gives its rows subtotals. In a pinned tooltip, `onSelect`
 * of a group's `TooltipTableRow` selects all its members.
 *
 * @alt Stacked bar chart of spending in 2023 and 2024, 206 and 222 thousand euros, mostly salaries; the tooltip groups the kinds under Building and People with subtotals.
 * @height 343
 * @tag tooltip
 * @tag table
 * @tag stack
 */
export default function GroupedRows() {
  const [noted, setNoted] = useState('Right click a bar to note an amount.');
  const [actions] = useState<TooltipAction[]>(() => [
    {
      label: 'Note the selected amount',
      onSelect: (rows) => setNoted(`Noted: ${sum(rows)} k€`),
    },
  ]);
  return (
    <>
      <Chart size={{ height: 300 }} title="Spending">
        <Settings
          rotation={90}
          showLegend
          legendPosition={Position.Bottom}
          legendLayout="list"
        />
        <Tooltip body={SpendingRows} actions={actions} />
        <Axis id="year" position={Position.Left} />
        <Axis
          id="amount"
          position={Position.Bottom}
          tickFormat={(value) => `${value} k€`}
        />
        <BarSeries
          id="spending"
          data={spending}
          color={['#0077bb', '#33a5d4', '#cc3366', '#ee9911']}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={['amount']}
          splitSeriesAccessors={['kind']}
          stackAccessors={['year']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {noted}
      </p>
    </>
  );
}
