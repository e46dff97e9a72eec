import { Chart, Goal, Settings } from '@elastic/charts';

const bandColors = ['#3f7fbf', '#6aa0d6', '#94bfe6'];

/**
 * Horizontal goal
 *
 * The subtype `horizontalBullet` draws the same parts along a line: bands, the bar of the actual value and
 * a mark at the target.
 *
 * @alt Horizontal goal chart of revenue in thousands from 0 to 300; the bar reaches 270, past the target of 260.
 * @tag bullet
 */
export default function Horizontal() {
  return (
    <Chart size={{ height: 320 }}>
      <Settings />
      <Goal
        id="revenue"
        subtype="horizontalBullet"
        domain={{ min: 0, max: 300 }}
        base={0}
        target={260}
        actual={270}
        bands={[200, 250, 300]}
        ticks={[0, 50, 100, 150, 200, 250, 300]}
        tickValueFormatter={({ value }) => `${value}`}
        bandFillColor={({ index }) => bandColors[index] ?? '#94bfe6'}
        labelMajor="Revenue"
        labelMinor="thousand USD"
        centralMajor=""
        centralMinor=""
      />
    </Chart>
  );
}
