import {
  AreaSeries,
  Axis,
  Chart,
  CurveType,
  LineSeries,
  LegendLayout,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const bell = (hour: number, peak: number, width: number) =>
  Math.exp(-(((hour - peak) / width) ** 2));
const hours = Array.from({ length: 49 }, (_, index) => index / 2);

const supply = hours.flatMap((hour) => [
  { hour, source: 'Hydropower', megawatts: 180 },
  {
    hour,
    source: 'Wind',
    megawatts: Math.round(210 + 90 * Math.sin(hour / 3.1)),
  },
  { hour, source: 'Solar', megawatts: Math.round(460 * bell(hour, 13, 3.6)) },
]);
const demand = hours.flatMap((hour) => [
  {
    hour,
    user: 'Homes',
    megawatts: Math.round(
      170 + 90 * bell(hour, 7.5, 2) + 190 * bell(hour, 19.5, 3),
    ),
  },
  {
    hour,
    user: 'Industry',
    megawatts: Math.round(130 + 240 * bell(hour, 12.5, 5)),
  },
]);

const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
const megawatts = (value: number) => `${value} MW`;

/**
 * Two stacks on one scale
 *
 * All stacked series of a group form one stack. A `groupId` of their own keeps supply and demand apart, and
 * `useDefaultGroupDomain` measures both on the scale of the left axis.
 *
 * @alt Chart of one day with the supply of water, wind and sun as stacked areas and the demand as two stacked dashed lines; supply exceeds demand around noon and falls short in the evening.
 * @tag mixed
 * @tag stack
 * @tag group
 */
export default function TwoStacks() {
  return (
    <Chart size={{ height: 380 }} title="Supply and demand">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        legendLayout={LegendLayout.List}
      />
      <Axis
        id="hour"
        groupId="supply"
        position={Position.Bottom}
        tickFormat={clock}
      />
      <Axis
        id="megawatts"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={megawatts}
      />
      <AreaSeries
        id="supply"
        groupId="supply"
        useDefaultGroupDomain
        data={supply}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['megawatts']}
        splitSeriesAccessors={['source']}
        stackAccessors={['hour']}
        curve={CurveType.CURVE_MONOTONE_X}
        color={['#4a86c5', '#4fae9b', '#e0b13a']}
        yNice
        tickFormat={megawatts}
        areaSeriesStyle={{
          area: { opacity: 0.5 },
          point: { visible: 'never' },
        }}
      />
      <LineSeries
        id="demand"
        groupId="demand"
        useDefaultGroupDomain
        data={demand}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={['megawatts']}
        splitSeriesAccessors={['user']}
        stackAccessors={['hour']}
        curve={CurveType.CURVE_MONOTONE_X}
        color={['#b06fc4', '#e8486a']}
        yNice
        tickFormat={megawatts}
        lineSeriesStyle={{
          line: { strokeWidth: 2, dash: [6, 4] },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
