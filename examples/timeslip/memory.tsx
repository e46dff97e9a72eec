import { Chart, Settings, Timeslip, type GetData } from '@elastic/charts';

const week = 7 * 86_400_000;
const start = Date.UTC(2019, 0, 7);
// Slow growth with a rhythm of months, in kibibytes.
const rows = Array.from({ length: 150 }, (_, index) => ({
  epochMs: start + index * week,
  value: 9_000 + index * 40 + 1_800 * Math.sin(index / 4),
}));
const getData: GetData = () => rows;

/**
 * Memory through the years
 *
 * Scroll to zoom and drag to pan: the axis changes from years to milliseconds and back. `getData` answers with the
 * rows of the visible time, here with all that there are.
 *
 * @alt Timeslip chart of the memory of a machine in bars from September 2020 to March 2021: it rises from 11,000 kibibytes in autumn to 15,000 in winter and falls again.
 * @tag time
 * @tag zoom
 */
export default function Memory() {
  return (
    <Chart size={{ height: 512 }}>
      <Settings />
      <Timeslip id="memory" getData={getData} />
    </Chart>
  );
}
