import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type PointerValue,
  type TooltipValue,
} from '@elastic/charts';

const quarters = [
  { quarter: 'Q1', kind: 'Subscriptions', amount: 412 },
  { quarter: 'Q1', kind: 'Services', amount: 128 },
  { quarter: 'Q2', kind: 'Subscriptions', amount: 447 },
  { quarter: 'Q2', kind: 'Services', amount: 96 },
  { quarter: 'Q3', kind: 'Subscriptions', amount: 493 },
  { quarter: 'Q3', kind: 'Services', amount: 154 },
  { quarter: 'Q4', kind: 'Subscriptions', amount: 538 },
  { quarter: 'Q4', kind: 'Services', amount: 171 },
];
const months: Record<string, string> = {
  Q1: 'January to March',
  Q2: 'April to June',
  Q3: 'July to September',
  Q4: 'October to December',
};

interface PartProps {
  items: TooltipValue[];
  header: PointerValue | null;
}

function Period({ header }: PartProps) {
  const quarter = String(header?.value ?? '');
  return (
    <>
      {quarter}, {months[quarter]}
    </>
  );
}

function Total({ items }: PartProps) {
  return <>Total: {items.reduce((sum, { value }) => sum + value, 0)} k€</>;
}

/**
 * Header and footer
 *
 * `header` and `footer` of `Tooltip` each take a component that gets the rows and the x value. The body
 * between them stays the usual table.
 *
 * @alt Stacked bar chart of income by quarter, from 540 thousand euros in the first to 709 in the fourth; the tooltip names the months above and the total below the values.
 * @tag tooltip
 * @tag stack
 * @tag ordinal
 */
export default function HeaderAndFooter() {
  return (
    <Chart size={{ height: 320 }} title="Income">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Tooltip header={Period} footer={Total} />
      <Axis id="quarter" position={Position.Bottom} />
      <Axis
        id="amount"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} k€`}
      />
      <BarSeries
        id="income"
        data={quarters}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['amount']}
        splitSeriesAccessors={['kind']}
        stackAccessors={['quarter']}
      />
    </Chart>
  );
}
