import { Chart, Goal, Settings } from '@elastic/charts';

const bandColors = ['#3aa287', '#d09a2d', '#cf5b52'];

/**
 * Gauge
 *
 * The `subtype` `goal` draws an arc, from `angleStart` to `angleEnd` in radians. Bands color the ranges; the
 * actual value and the target are drawn over them.
 *
 * @alt Gauge of response time from 0 to 400 milliseconds with green, yellow and red bands; the value is 210, just above the target of 200.
 * @tag gauge
 */
export default function Gauge() {
  return (
    <Chart size={{ height: 280 }}>
      <Settings />
      <Goal
        id="response-time"
        subtype="goal"
        domain={{ min: 0, max: 400 }}
        base={0}
        target={200}
        actual={210}
        bands={[150, 250, 400]}
        ticks={[0, 100, 200, 300, 400]}
        tickValueFormatter={({ value }) => `${value}`}
        bandFillColor={({ index }) => bandColors[index] ?? '#3aa287'}
        labelMajor=""
        labelMinor=""
        centralMajor="210 ms"
        centralMinor="response time"
        angleStart={Math.PI + Math.PI / 8}
        angleEnd={-Math.PI / 8}
      />
    </Chart>
  );
}
