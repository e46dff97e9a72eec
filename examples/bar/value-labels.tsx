import {
  Axis,
  BarSeries,
  Chart,
  LabelOverflowConstraint,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const quarters = [
  { quarter: 'Q1 2024', revenue: 1.84 },
  { quarter: 'Q2 2024', revenue: 2.11 },
  { quarter: 'Q3 2024', revenue: 1.96 },
  { quarter: 'Q4 2024', revenue: 2.73 },
  { quarter: 'Q1 2025', revenue: 2.42 },
  { quarter: 'Q2 2025', revenue: 2.95 },
];

// Labels stand above the bars, in a gray that reads on light and dark.
const labelsAbove: PartialTheme = {
  barSeriesStyle: {
    displayValue: {
      alignment: { horizontal: 'center', vertical: 'top' },
      fill: { color: '#7c8696' },
      fontSize: 13,
      offsetY: 20,
    },
  },
};
const millions = (value: number) => `$${value.toFixed(2)} M`;

/**
 * Values on bars
 *
 * `displayValueSettings` writes each value at its bar, so the y axis can go. The theme lifts the labels
 * above the bars; `overflowConstraints` keeps those that are larger than their bar and drops those outside of
 * the plot.
 *
 * @alt Bar chart of revenue in six quarters with the amount above each bar, from 1.84 million dollars in the first quarter of 2024 to 2.95 million in the second of 2025.
 * @tag labels
 * @tag theme
 */
export default function ValueLabels() {
  return (
    <Chart size={{ height: 320 }} title="Revenue by quarter">
      <Settings theme={labelsAbove} />
      <Axis
        id="quarter"
        position={Position.Bottom}
        gridLine={{ visible: false }}
      />
      <Axis
        id="revenue"
        position={Position.Left}
        hide
        domain={{ min: 0, max: 3.3 }}
        gridLine={{ visible: false }}
      />
      <BarSeries
        id="revenue-bars"
        name="Revenue"
        data={quarters}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['revenue']}
        tickFormat={millions}
        displayValueSettings={{
          showValueLabel: true,
          valueFormatter: (value) => value.toFixed(2),
          overflowConstraints: [LabelOverflowConstraint.ChartEdges],
        }}
      />
    </Chart>
  );
}
