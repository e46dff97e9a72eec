import { Chart, Goal, Settings, type PartialTheme } from '@elastic/charts';

const ring: PartialTheme = {
  goal: { baselineArcThickness: 20, progressLine: { stroke: '#0a7d8c' } },
};

/**
 * Ring without ticks
 *
 * Empty `ticks`, no `target` and a single band leave a plain ring. The `theme` sets how thick it is
 * and the color of the line that shows `actual`.
 *
 * @alt Ring of which 72 percent are filled: 72 percent of the onboarding tasks are done.
 * @tag gauge
 * @tag theme
 * @tag percent
 */
export default function Ring() {
  return (
    <Chart size={{ height: 260 }}>
      <Settings theme={ring} />
      <Goal
        id="onboarding"
        subtype="goal"
        domain={{ min: 0, max: 100 }}
        base={0}
        actual={72}
        bands={[100]}
        ticks={[]}
        bandFillColor={() => '#a6dbe0'}
        labelMajor=""
        labelMinor=""
        centralMajor="72 %"
        centralMinor="tasks done"
        angleStart={Math.PI / 2}
        angleEnd={(-3 * Math.PI) / 2}
      />
    </Chart>
  );
}
