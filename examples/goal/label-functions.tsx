import { Chart, Goal, Settings, type GoalLabelAccessor } from '@elastic/charts';

const euros = (value: number) => `€${Math.round(value / 1000)}k`;
const actual = 184_000;

const leftToRaise: GoalLabelAccessor = ({ target = 0 }) =>
  `${euros(target - actual)} to go`;
const ofTarget: GoalLabelAccessor = ({ target = 0 }) =>
  `${Math.round((actual / target) * 100)} % of ${euros(target)}`;

/**
 * Labels that compute
 *
 * Every label can be a function of the chart's numbers: here of the `target`. `tooltipValueFormatter` writes
 * the value in the tooltip, `tickValueFormatter` the ticks.
 *
 * @alt Horizontal goal chart of donations from 0 to 300 thousand euros: 184 thousand are raised, 74 percent of the target of 250 thousand.
 * @tag bullet
 * @tag format
 */
export default function LabelFunctions() {
  return (
    <Chart size={{ height: 200 }}>
      <Settings />
      <Goal
        id="donations"
        subtype="horizontalBullet"
        domain={{ min: 0, max: 300_000 }}
        base={0}
        target={250_000}
        actual={actual}
        bands={[100_000, 200_000, 300_000]}
        ticks={3}
        tickValueFormatter={({ value }) => euros(value)}
        tooltipValueFormatter={(value) => `€${value.toLocaleString('en')}`}
        bandFillColor={({ value, highestValue }) =>
          `hsl(265 40% ${72 - 20 * (value / highestValue)}%)`
        }
        labelMajor={leftToRaise}
        labelMinor={ofTarget}
      />
    </Chart>
  );
}
