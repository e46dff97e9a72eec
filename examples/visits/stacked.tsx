import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const visits = [
  { day: 'Mon', channel: 'Search', count: 4210 },
  { day: 'Mon', channel: 'Direct', count: 3120 },
  { day: 'Mon', channel: 'Email', count: 940 },
  { day: 'Tue', channel: 'Search', count: 4630 },
  { day: 'Tue', channel: 'Direct', count: 2980 },
  { day: 'Tue', channel: 'Email', count: 2110 },
  { day: 'Wed', channel: 'Search', count: 5120 },
  { day: 'Wed', channel: 'Direct', count: 3340 },
  { day: 'Wed', channel: 'Email', count: 1280 },
  { day: 'Thu', channel: 'Search', count: 4870 },
  { day: 'Thu', channel: 'Direct', count: 3190 },
  { day: 'Thu', channel: 'Email', count: 1020 },
  { day: 'Fri', channel: 'Search', count: 3950 },
  { day: 'Fri', channel: 'Direct', count: 2760 },
  { day: 'Fri', channel: 'Email', count: 870 },
];

/**
 * Visits, stacked
 *
 * The channels of a day share one bar, so its height is the total of the day.
 *
 * @alt Stacked bars of the visits from Monday to Friday by the channels Search, Direct and Email; Wednesday has the highest total, 9740, and Friday the lowest, 7580.
 * @tag stack
 * @tag ordinal
 */
export default function Stacked() {
  return (
    <Chart size={{ height: 320 }} title="Visits by channel">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis id="day" position={Position.Bottom} />
      <Axis id="visits" position={Position.Left} />
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
