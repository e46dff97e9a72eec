import {
  Axis,
  BarSeries,
  BubbleSeries,
  Chart,
  PointShape,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const teams = {
  Design: { planned: [40, 42, 45, 45], spent: [38, 47, 44, 51] },
  Backend: { planned: [90, 90, 100, 110], spent: [97, 88, 104, 102] },
  Mobile: { planned: [50, 60, 60, 70], spent: [44, 71, 66, 73] },
};
const rows = (kind: 'planned' | 'spent') =>
  Object.entries(teams).flatMap(([team, amounts]) =>
    amounts[kind].map((amount, index) => ({
      team,
      quarter: `Q${index + 1}`,
      amount,
    })),
  );
const spent = rows('spent');
const planned = rows('planned');

const colors = ['#e0a03a', '#4a86c5', '#3fa37c'];
const thousands = (value: number) => `$${value}k`;

/**
 * Stack with planned marks
 *
 * The bars are what three teams spent, the marks where each layer was planned to end. Stacked points would go
 * on top of the bars; a separate `groupId` makes them a separate stack, and `useDefaultGroupDomain`
 * measures it on the same scale.
 *
 * @alt Stacked bar chart of the spending of three teams in four quarters, from 179 to 226 thousand dollars, with crosses where each layer was planned to end; the second quarter is furthest above its plan.
 * @tag mixed
 * @tag stack
 * @tag group
 */
export default function PlannedStack() {
  return (
    <Chart size={{ height: 340 }} title="Spent and planned (+)">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="quarter" position={Position.Bottom} />
      <Axis
        id="amount"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={thousands}
      />
      <BarSeries
        id="spent"
        data={spent}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['amount']}
        splitSeriesAccessors={['team']}
        stackAccessors={['quarter']}
        yNice
        color={colors}
        barSeriesStyle={{ rect: { opacity: 0.5 } }}
      />
      <BubbleSeries
        id="planned"
        groupId="planned"
        useDefaultGroupDomain
        data={planned}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['amount']}
        splitSeriesAccessors={['team']}
        stackAccessors={['quarter']}
        yNice
        hideInLegend
        color={colors}
        tickFormat={(value) => `${thousands(value)} planned`}
        bubbleSeriesStyle={{
          point: { shape: PointShape.Plus, radius: 8, strokeWidth: 3 },
        }}
      />
    </Chart>
  );
}
