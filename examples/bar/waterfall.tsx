import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type BarStyleAccessor,
} from '@elastic/charts';

const changes = [
  { step: 'Jan', amount: 240 },
  { step: 'New', amount: 96 },
  { step: 'Grown', amount: 41 },
  { step: 'Shrunk', amount: -22 },
  { step: 'Lost', amount: -58 },
];
// Every change starts where the one before ended; the last bar is the sum.
let total = 0;
const steps = changes.map(({ step, amount }) => {
  const before = step === 'Jan' ? 0 : total;
  total += amount;
  return { step, before, after: total };
});
const bridge = [...steps, { step: 'Feb', before: 0, after: total }];

const upOrDown: BarStyleAccessor = ({ y0, y1 }) => {
  if (!y0 || y1 === null) return null;
  return y1 > y0 ? '#16a398' : '#d9537a';
};
const thousands = (value: number) => `$${value}k`;

/**
 * Waterfall
 *
 * How one total becomes the next: each bar floats between the running totals before and after its change,
 * read by `y0Accessors` and `yAccessors`. `styleAccessor` colors rises and falls.
 *
 * @alt Waterfall chart of monthly recurring revenue: 240 thousand dollars in January, plus 96 from new and 41 from grown contracts, minus 22 from shrunk and 58 from lost ones, make 297 thousand in February.
 * @tag range
 * @tag colors
 */
export default function Waterfall() {
  return (
    <Chart size={{ height: 320 }} title="Recurring revenue">
      <Settings />
      <Axis id="step" position={Position.Bottom} />
      <Axis
        id="revenue"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={thousands}
      />
      <BarSeries
        id="bridge"
        name="Revenue"
        data={bridge}
        xScaleType={ScaleType.Ordinal}
        xAccessor="step"
        yAccessors={['after']}
        y0Accessors={['before']}
        y0AccessorFormat=" before"
        y1AccessorFormat=" after"
        color="#8a94a6"
        styleAccessor={upOrDown}
      />
    </Chart>
  );
}
