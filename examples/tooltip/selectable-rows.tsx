import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipTable,
  useTooltipContext,
  type TooltipAction,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

const exchange = {
  Basel: [31, 34, 38, 37, 42, 47],
  Bergen: [22, 21, 26, 30, 29, 33],
  Bologna: [45, 43, 48, 52, 55, 54],
  Brno: [18, 23, 25, 24, 28, 36],
};
const students = Object.entries(exchange).flatMap(([university, values]) =>
  values.map((count, index) => ({ year: 2019 + index, university, count })),
);

const columns: TooltipTableColumn[] = [
  { type: 'color' },
  { type: 'text', header: 'University', cell: ({ label }) => label },
  {
    type: 'number',
    header: 'Students',
    cell: ({ value }) => value,
    style: { textAlign: 'right' },
  },
];

function StudentRows({ items }: { items: TooltipValue[] }) {
  const { pinned, selected, toggleSelected } = useTooltipContext();
  return (
    <TooltipTable
      columns={columns}
      items={items}
      pinned={pinned}
      selected={selected}
      onSelect={toggleSelected}
    />
  );
}

/**
 * Selectable rows
 *
 * A custom table reads from `useTooltipContext` whether the tooltip is pinned and which rows are selected. If `Tooltip`
 * has `actions`, `onSelect` makes the rows of a `TooltipTable` react to clicks, and the actions get the selection.
 *
 * @alt Line chart of exchange students at four universities from 2019 to 2024, all growing, Bologna with 54 the most; rows of a pinned tooltip can be selected and added up.
 * @height 343 369
 * @tag tooltip
 * @tag actions
 * @tag table
 * @tag ordinal
 */
export default function SelectableRows() {
  const [sum, setSum] = useState(
    'Right click a year, select rows, then add them up.',
  );
  const [actions] = useState<TooltipAction[]>(() => [
    {
      label: ({ length }) => `Add up ${length} selected`,
      disabled: ({ length }) => length < 2 && 'Select two rows or more.',
      onSelect: (selected) => {
        const names = selected.map(({ label }) => label).join(' + ');
        setSum(
          `${names} = ${selected.reduce((total, { value }) => total + value, 0)} students`,
        );
      },
    },
  ]);
  return (
    <>
      <Chart size={{ height: 300 }} title="Exchange students">
        <Settings />
        <Tooltip body={StudentRows} actions={actions} />
        <Axis id="year" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          maximumFractionDigits={0}
          gridLine={{ visible: true }}
        />
        <LineSeries
          id="students"
          data={students}
          color={['#0077bb', '#ee9911', '#11a579', '#cc3366']}
          xScaleType={ScaleType.Ordinal}
          xAccessor="year"
          yAccessors={['count']}
          splitSeriesAccessors={['university']}
        />
      </Chart>
      <p role="status" style={{ minHeight: '1.5em' }}>
        {sum}
      </p>
    </>
  );
}
