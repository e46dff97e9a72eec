import {
  Axis,
  Chart,
  HistogramBarSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bucket = 2; // hours
const answered = [38, 71, 94, 88, 103, 79, 42];
const missed = [4, 9, 21, 14, 26, 8, 3];
const answeredBefore = [31, 66, 97, 81, 92, 74, 39];
const missedBefore = [7, 18, 44, 32, 51, 19, 6];
const calls = answered.map((count, index) => ({
  hour: 8 + index * bucket,
  answered: count,
  missed: missed[index],
  answeredBefore: answeredBefore[index],
  missedBefore: missedBefore[index],
}));
const name = {
  names: [
    { accessor: 'answeredBefore', name: 'Answered, last week' },
    { accessor: 'missedBefore', name: 'Missed, last week' },
    { accessor: 'answered', name: 'Answered' },
    { accessor: 'missed', name: 'Missed' },
  ],
};

/**
 * Two stacks in a bucket
 *
 * Each `groupId` has a stack of its own, and both share the width of the bucket. `useDefaultGroupDomain` puts
 * last week's on the scale of the axis.
 *
 * @alt Histogram of calls from eight in the morning to ten at night in buckets of two hours, a stack for last week beside one for this week; about as many are answered, far fewer missed.
 * @tag histogram
 * @tag stack
 * @tag comparison
 */
export default function TwoStacks() {
  return (
    <Chart size={{ height: 340 }} title="Calls, this week and last">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="hour"
        groupId="last-week"
        position={Position.Bottom}
        tickFormat={(value) => `${value}:00`}
      />
      <Axis
        id="calls"
        position={Position.Left}
        title="Calls"
        gridLine={{ visible: true }}
      />
      <HistogramBarSeries
        id="before"
        name={name}
        groupId="last-week"
        useDefaultGroupDomain
        data={calls}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['answeredBefore', 'missedBefore']}
        stackAccessors={['hour']}
        color={['rgba(22, 163, 152, 0.4)', 'rgba(217, 83, 122, 0.4)']}
      />
      <HistogramBarSeries
        id="now"
        name={name}
        data={calls}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['answered', 'missed']}
        stackAccessors={['hour']}
        color={['#16a398', '#d9537a']}
      />
    </Chart>
  );
}
