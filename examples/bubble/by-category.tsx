import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const jobs = [
  { team: 'Search', duration: 4, memory: 1.2 },
  { team: 'Search', duration: 6, memory: 1.9 },
  { team: 'Search', duration: 9, memory: 2.4 },
  { team: 'Search', duration: 12, memory: 3.1 },
  { team: 'Reports', duration: 15, memory: 2.2 },
  { team: 'Reports', duration: 21, memory: 2.8 },
  { team: 'Reports', duration: 26, memory: 3.6 },
  { team: 'Reports', duration: 31, memory: 3.3 },
  { team: 'Backups', duration: 34, memory: 0.6 },
  { team: 'Backups', duration: 39, memory: 0.8 },
  { team: 'Backups', duration: 45, memory: 0.7 },
];

/**
 * Scatter plot by category
 *
 * Without `markSizeAccessor` all bubbles have one size, which makes a scatter plot. Each team has a color
 * because `splitSeriesAccessors` makes a series of it.
 *
 * @alt Scatter plot of batch jobs by duration and memory in three colors; search jobs are short, reports take most memory, backups are long and light.
 * @tag scatter
 * @tag linear
 */
export default function ByCategory() {
  return (
    <Chart size={{ height: 320 }} title="Batch jobs">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
        xDomain={{ min: 0, max: 50 }}
      />
      <Axis
        id="duration"
        position={Position.Bottom}
        title="Duration"
        tickFormat={(value) => `${value} min`}
      />
      <Axis
        id="memory"
        position={Position.Left}
        title="Memory"
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} GB`}
      />
      <BubbleSeries
        id="jobs"
        name="Jobs"
        data={jobs}
        xScaleType={ScaleType.Linear}
        xAccessor="duration"
        yAccessors={['memory']}
        splitSeriesAccessors={['team']}
        bubbleSeriesStyle={{ point: { radius: 6, fill: ColorVariant.Series } }}
      />
    </Chart>
  );
}
