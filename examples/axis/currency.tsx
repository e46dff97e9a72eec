import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const budget = [
  { department: 'Research', amount: 1_284_300 },
  { department: 'Sales', amount: 946_750 },
  { department: 'Support', amount: 612_480 },
  { department: 'Marketing', amount: 538_900 },
  { department: 'Finance', amount: 274_150 },
];
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

/**
 * Currency, short and exact
 *
 * Labels say $1.2M, the tooltip says $1,284,300: `labelFormat` formats the tick labels alone, `tickFormat`
 * everything else.
 *
 * @alt Bar chart of the yearly budget of five departments with an axis in short dollar amounts, from 1.3 million for research to 274 thousand for finance.
 * @tag format
 * @tag tooltip
 */
export default function Currency() {
  return (
    <Chart size={{ height: 320 }} title="Budget by department">
      <Settings />
      <Axis id="department" position={Position.Bottom} />
      <Axis
        id="amount"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => exact.format(value)}
        labelFormat={(value) => short.format(value)}
      />
      <BarSeries
        id="budget"
        name="Budget"
        data={budget}
        xScaleType={ScaleType.Ordinal}
        xAccessor="department"
        yAccessors={['amount']}
      />
    </Chart>
  );
}
