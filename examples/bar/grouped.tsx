import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const revenue = [
  { region: 'Europe', year: '2023', amount: 3.4 },
  { region: 'Europe', year: '2024', amount: 4.1 },
  { region: 'Americas', year: '2023', amount: 5.2 },
  { region: 'Americas', year: '2024', amount: 5.9 },
  { region: 'Asia', year: '2023', amount: 2.1 },
  { region: 'Asia', year: '2024', amount: 3.3 },
  { region: 'Africa', year: '2023', amount: 0.7 },
  { region: 'Africa', year: '2024', amount: 1.2 },
];

/**
 * Grouped bars
 *
 * Bars of the same region are side by side, one per year. Splitting a series without stacking it groups
 * its bars.
 *
 * @alt Bar chart of revenue by region in 2023 and 2024, two bars a region; every region grew and the Americas lead with 5.9 million.
 * @tag group
 * @tag ordinal
 */
export default function Grouped() {
  return (
    <Chart size={{ height: 320 }} title="Revenue by region">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="region" position={Position.Bottom} />
      <Axis
        id="amount"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `$${value} M`}
      />
      <BarSeries
        id="revenue"
        name="Revenue"
        data={revenue}
        xScaleType={ScaleType.Ordinal}
        xAccessor="region"
        yAccessors={['amount']}
        splitSeriesAccessors={['year']}
      />
    </Chart>
  );
}
