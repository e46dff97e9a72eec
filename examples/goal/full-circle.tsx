import { Chart, Goal, Settings } from '@elastic/charts';

const clock = (hours: number) =>
  `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;
const now = 14.5;

/**
 * Full circle
 *
 * A full turn from `angleStart` to `angleEnd` makes a clock of 24 hours. The last tick is left out, as it
 * would overlap the first. The line starts at `base`, the beginning of the shift.
 *
 * @alt Dial of 24 hours: a shift that began at 8 o'clock stands at 14:30, and its end at 18 o'clock is marked.
 * @tag gauge
 * @tag time
 */
export default function FullCircle() {
  return (
    <Chart size={{ height: 340 }}>
      <Settings />
      <Goal
        id="shift"
        subtype="goal"
        domain={{ min: 0, max: 24 }}
        base={8}
        target={18}
        actual={now}
        bands={[18, 22]}
        ticks={[0, 3, 6, 9, 12, 15, 18, 21]}
        tickValueFormatter={({ value }) => `${value}`}
        bandFillColor={({ index }) => (index === 0 ? '#3f8ac0' : '#b97f3a')}
        tooltipValueFormatter={clock}
        labelMajor=""
        labelMinor=""
        centralMajor={clock(now)}
        centralMinor="until 18:00"
        angleStart={Math.PI / 2}
        angleEnd={(-3 * Math.PI) / 2}
      />
    </Chart>
  );
}
