import { Chart, Goal, Settings } from '@elastic/charts';

const bandColors = ['#c8605a', '#b98a30', '#3a9a82'];

/**
 * Vertical goal
 *
 * With the `subtype` `verticalBullet` the bar fills upward, like the tank that it represents. The two labels
 * are above it.
 *
 * @alt Vertical goal chart of rain water in a tank that holds 5,000 liters; it stands at 3,400 liters, above the reserve of 3,000.
 * @tag bullet
 * @tag target
 */
export default function Vertical() {
  return (
    <Chart size={{ height: 360 }}>
      <Settings />
      <Goal
        id="tank"
        subtype="verticalBullet"
        domain={{ min: 0, max: 5000 }}
        base={0}
        target={3000}
        actual={3400}
        bands={[1000, 2000, 5000]}
        ticks={[0, 1000, 2000, 3000, 4000, 5000]}
        tickValueFormatter={({ value }) => value.toLocaleString('en')}
        bandFillColor={({ index }) => bandColors[index] ?? '#3a9a82'}
        labelMajor="Rain water"
        labelMinor="liters"
      />
    </Chart>
  );
}
