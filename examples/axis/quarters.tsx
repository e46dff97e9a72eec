import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type TickFormatter,
} from '@elastic/charts';

const amounts = [4.1, 4.3, 5.2, 4.6, 4.9, 5.8, 5.1, 5.0, 6.3, 5.9, 6.8, 8.4];
const months = amounts.map((amount, index) => ({
  time: Date.UTC(2024, index, 1),
  amount,
}));
const quarter: TickFormatter = (time: number) =>
  `Q${Math.floor(new Date(time).getUTCMonth() / 3) + 1}`;

/**
 * Repeated labels
 *
 * Each month has its tick, labeled with the quarter it belongs to. Neighbors with the same text would make the axis
 * take fewer ticks; `showDuplicatedTicks` keeps them all.
 *
 * @alt Line chart of monthly revenue in 2024 with a tick for each month, labeled Q1 to Q4 three times each; revenue rises in the last month of each quarter, most in December.
 * @tag ticks
 * @tag time
 */
export default function Quarters() {
  return (
    <Chart size={{ height: 300 }} title="Revenue by month and quarter">
      <Settings />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        ticks={12}
        showDuplicatedTicks
        gridLine={{ visible: true }}
        tickFormat={quarter}
      />
      <Axis
        id="amount"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `€${value} M`}
      />
      <LineSeries
        id="revenue"
        name="Revenue"
        data={months}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['amount']}
      />
    </Chart>
  );
}
