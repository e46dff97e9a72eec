import { Axis, BarSeries, Chart, Position, ScaleType, Settings } from '@elastic/charts';

const visits = [
  { day: 'Mon', channel: 'Search', count: 420 },
  { day: 'Mon', channel: 'Direct', count: 310 },
  { day: 'Tue', channel: 'Search', count: 460 },
  { day: 'Tue', channel: 'Direct', count: 290 },
  { day: 'Wed', channel: 'Search', count: 510 },
  { day: 'Wed', channel: 'Direct', count: 330 },
];

/**
 * Stacked bars
 *
 * Two channels share each bar, so its height is the day's total.
 *
 * @alt Bar chart of visits from Monday to Wednesday, each bar split into Search and Direct.
 * @tag stack
 */
export default function StackedBars() {
  return (
    <Chart size={{ height: 320 }} title="Visits by channel">
      <Settings showLegend legendPosition={Position.Right} />
      <Axis id="day" position={Position.Bottom} />
      <Axis id="visits" position={Position.Left} title="Visits" gridLine={{ visible: true }} />
      <BarSeries
        id="visits-by-channel"
        name="Visits"
        data={visits}
        xScaleType={ScaleType.Ordinal}
        xAccessor="day"
        yAccessors={['count']}
        splitSeriesAccessors={['channel']}
        stackAccessors={['day']}
      />
    </Chart>
  );
}
