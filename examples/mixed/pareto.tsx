import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const causes = [
  { cause: 'Wrong size', returns: 412 },
  { cause: 'Damaged', returns: 236 },
  { cause: 'Late', returns: 148 },
  { cause: 'Wrong item', returns: 87 },
  { cause: 'Color', returns: 54 },
  { cause: 'Other', returns: 39 },
];
const total = causes.reduce((sum, { returns }) => sum + returns, 0);
const rows = causes.map((row, index) => ({
  ...row,
  share:
    causes.slice(0, index + 1).reduce((sum, { returns }) => sum + returns, 0) /
    total,
}));

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

/**
 * Pareto chart
 *
 * Sorted bars count the causes, the line adds up their shares on an axis of its own: the line and the right
 * axis have the same `groupId`. The left axis ends at the total, so that both axes match.
 *
 * @alt Bar chart of six causes of returns from wrong size, 412, to other, 39, with a line of the cumulative share; the first three causes make 82 percent.
 * @tag mixed
 * @tag two axes
 * @tag percentage
 */
export default function Pareto() {
  return (
    <Chart size={{ height: 340 }} title="Causes of returns">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="cause" position={Position.Bottom} />
      <Axis
        id="returns"
        position={Position.Left}
        domain={{ min: 0, max: total }}
        ticks={5}
        gridLine={{ visible: true }}
      />
      <Axis
        id="share"
        groupId="share"
        position={Position.Right}
        gridLine={{ visible: false }}
        domain={{ min: 0, max: 1 }}
        ticks={5}
        tickFormat={(value) => percent.format(value)}
      />
      <BarSeries
        id="causes"
        name="Returns"
        data={rows}
        xScaleType={ScaleType.Ordinal}
        xAccessor="cause"
        yAccessors={['returns']}
        color="#6f8fb3"
      />
      <LineSeries
        id="cumulative"
        name="Cumulative share"
        groupId="share"
        data={rows}
        xScaleType={ScaleType.Ordinal}
        xAccessor="cause"
        yAccessors={['share']}
        color="#e0701c"
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'always', radius: 4 },
        }}
      />
    </Chart>
  );
}
