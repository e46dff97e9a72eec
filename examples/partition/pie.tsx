import { Chart, Partition, Settings } from '@elastic/charts';

const payments = [
  { method: 'Card', orders: 1840 },
  { method: 'Wallet', orders: 1120 },
  { method: 'Invoice', orders: 610 },
  { method: 'Transfer', orders: 430 },
];
const colors = ['#0077bb', '#ee9911', '#11a579', '#b5559b'];
const theme = { partition: { maxFontSize: 16 } };

/**
 * Pie with percentages
 *
 * `valueGetter` set to `percent` labels each slice with its share, which `percentFormatter` rounds.
 * `specialFirstInnermostSector={false}` makes the largest slice begin at twelve o'clock.
 *
 * @alt Pie chart of orders by method of payment, clockwise from the top: card 46 percent, wallet 28, invoice 15, transfer 11.
 * @tag pie
 * @tag labels
 */
export default function Pie() {
  return (
    <Chart size={{ height: 320 }} title="Orders by method of payment">
      <Settings theme={theme} />
      <Partition
        id="payments"
        data={payments}
        valueAccessor={({ orders }) => orders}
        valueGetter="percent"
        percentFormatter={(percent) => `${Math.round(percent)} %`}
        specialFirstInnermostSector={false}
        layers={[
          {
            groupByRollup: ({ method }: (typeof payments)[number]) => method,
            shape: {
              fillColor: (_name, sortIndex) => colors[sortIndex] ?? '#8a8f98',
            },
          },
        ]}
      />
    </Chart>
  );
}
