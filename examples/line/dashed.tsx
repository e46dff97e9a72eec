import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type LineSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const months = [
  { month: 'Jan', actual: 118, budget: 120 },
  { month: 'Feb', actual: 131, budget: 125 },
  { month: 'Mar', actual: 127, budget: 130 },
  { month: 'Apr', actual: 144, budget: 135 },
  { month: 'May', actual: 152, budget: 140 },
  { month: 'Jun', actual: 149, budget: 145 },
  { month: 'Jul', actual: 163, budget: 150 },
  { month: 'Aug', actual: 158, budget: 155 },
];
const dashed: RecursivePartial<LineSeriesStyle> = {
  line: { dash: [8, 5] },
  point: { visible: 'never' },
};

/**
 * Dashed line
 *
 * `dash` lists the lengths of strokes and gaps in pixels. The budget has strokes of 8 and gaps of 5 pixels; `[2, 4]`
 * makes dots.
 *
 * @alt Line chart of costs from January to August, a solid line for actual costs, which end at 158, and a dashed one for the budget, which rises evenly from 120 to 155.
 * @tag dash
 * @tag legend
 */
export default function Dashed() {
  return (
    <Chart size={{ height: 300 }} title="Costs (k€)">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="month" position={Position.Bottom} />
      <Axis id="costs" position={Position.Left} gridLine={{ visible: true }} />
      <LineSeries
        id="actual"
        name="Actual"
        color="#0077bb"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['actual']}
      />
      <LineSeries
        id="budget"
        name="Budget"
        color="#cc6611"
        data={months}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['budget']}
        lineSeriesStyle={dashed}
      />
    </Chart>
  );
}
