import {
  Axis,
  BarSeries,
  BinAgg,
  Chart,
  Direction,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

// Open tickets in the order in which the teams report.
const tickets = [
  { team: 'Mobile', priority: 'Urgent', count: 4 },
  { team: 'Mobile', priority: 'Normal', count: 19 },
  { team: 'Billing', priority: 'Urgent', count: 11 },
  { team: 'Billing', priority: 'Normal', count: 42 },
  { team: 'Search', priority: 'Urgent', count: 2 },
  { team: 'Search', priority: 'Normal', count: 9 },
  { team: 'Platform', priority: 'Urgent', count: 16 },
  { team: 'Platform', priority: 'Normal', count: 21 },
  { team: 'Web', priority: 'Urgent', count: 7 },
  { team: 'Web', priority: 'Normal', count: 23 },
];

/**
 * Sorted by total
 *
 * Teams are sorted by their open tickets, most first, although the data comes in another order.
 * `orderOrdinalBinsBy` adds up all series of a category and sorts by the sum.
 *
 * @alt Stacked bar chart of open tickets in five teams sorted by total, from Billing with 53 to Search with 11; Platform has most urgent ones, 16.
 * @tag sort
 * @tag stack
 * @tag ordinal
 */
export default function Sorted() {
  return (
    <Chart size={{ height: 320 }} title="Open tickets">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        orderOrdinalBinsBy={{
          binAgg: BinAgg.Sum,
          direction: Direction.Descending,
        }}
      />
      <Axis id="team" position={Position.Bottom} />
      <Axis
        id="count"
        position={Position.Left}
        maximumFractionDigits={0}
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="tickets"
        data={tickets}
        xScaleType={ScaleType.Ordinal}
        xAccessor="team"
        yAccessors={['count']}
        splitSeriesAccessors={['priority']}
        stackAccessors={['team']}
        color={['#d9537a', '#8a94a6']}
      />
    </Chart>
  );
}
