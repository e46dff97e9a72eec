import { Chart, Goal, Settings } from '@elastic/charts';

const signed = (value: number) =>
  (value > 0 ? `+${value}` : `${value}`).replace('-', '−');

/**
 * Below and above zero
 *
 * The `domain` reaches from below zero to above, and `base` is in between: the line runs backward when
 * `actual` is below it. The first of the `bands` ends at the lowest value, so that the others fill the arc.
 *
 * @alt Gauge of the balance of flexible working hours from minus 40 to plus 40; the line runs back from 0 to minus 12 hours.
 * @tag gauge
 * @tag negative
 */
export default function Negative() {
  return (
    <Chart size={{ height: 300 }}>
      <Settings />
      <Goal
        id="balance"
        subtype="goal"
        domain={{ min: -40, max: 40 }}
        base={0}
        actual={-12}
        bands={[-40, -20, 20, 40]}
        bandFillColor={({ value }) => (value === 20 ? '#3a9a82' : '#b98a30')}
        ticks={[-40, -20, 0, 20, 40]}
        tickValueFormatter={({ value }) => signed(value)}
        tooltipValueFormatter={(value) => `${signed(value)} h`}
        labelMajor=""
        labelMinor=""
        centralMajor={`${signed(-12)} h`}
        centralMinor="flexible hours"
        angleStart={Math.PI + Math.PI / 8}
        angleEnd={-Math.PI / 8}
      />
    </Chart>
  );
}
