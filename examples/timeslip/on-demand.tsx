import { Chart, Settings, Timeslip, type GetData } from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2018, 0, 1);
const end = Date.UTC(2022, 0, 1);
const memory = (time: number) =>
  12_000 +
  3_000 * Math.cos((time / (365 * day)) * 2 * Math.PI) +
  900 * Math.sin(time / (9 * day));

/** As many rows as the visible bins need: monthly when you see years, finer when you zoom in. */
const getData: GetData = ({ binUnit }) => {
  const step = binUnit === 'year' || binUnit === 'month' ? 30 * day : 7 * day;
  const count = Math.floor((end - start) / step);
  return Array.from({ length: count }, (_, index) => {
    const epochMs = start + index * step;
    return { epochMs, value: memory(epochMs) };
  });
};

/**
 * Rows made on demand
 *
 * `getData` receives the unit of the bins that fit on the screen. This source answers with monthly values
 * for years and weekly values for anything finer.
 *
 * @alt Timeslip chart of the memory of a machine in bars from September 2020 to March 2021, in waves between 11,000 and 16,000 kibibytes that are highest in winter.
 * @tag time
 * @tag zoom
 */
export default function OnDemand() {
  return (
    <Chart size={{ height: 512 }}>
      <Settings />
      <Timeslip id="memory" getData={getData} />
    </Chart>
  );
}
