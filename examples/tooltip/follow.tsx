import {
  Axis,
  BubbleSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
} from '@elastic/charts';

const homes = [
  { area: 48, price: 212, town: 'Harbor' },
  { area: 56, price: 241, town: 'Harbor' },
  { area: 71, price: 318, town: 'Harbor' },
  { area: 84, price: 395, town: 'Harbor' },
  { area: 97, price: 436, town: 'Harbor' },
  { area: 48, price: 148, town: 'Hills' },
  { area: 62, price: 179, town: 'Hills' },
  { area: 71, price: 203, town: 'Hills' },
  { area: 97, price: 262, town: 'Hills' },
  { area: 118, price: 304, town: 'Hills' },
];

const areaRange = { min: 40, max: 125 };

/**
 * Only the marks at the pointer or near it
 *
 * `TooltipType.Follow` shows no cursor and lists only the marks at the pointer or near it, not all that share
 * an x value. `offset` is the distance that the tooltip keeps, `pointBuffer` of `Settings` how near counts.
 *
 * @alt Scatter plot of prices of ten homes by floor area in two towns; at the same area a home at the harbor costs about half as much again as one in the hills.
 * @tag tooltip
 * @tag scatter
 * @tag linear
 */
export default function Follow() {
  return (
    <Chart size={{ height: 320 }} title="Homes sold">
      <Settings
        showLegend
        legendPosition={Position.Bottom}
        pointBuffer={8}
        xDomain={areaRange}
      />
      <Tooltip type={TooltipType.Follow} offset={16} />
      <Axis
        id="area"
        position={Position.Bottom}
        title="Floor area"
        tickFormat={(value) => `${value} m²`}
      />
      <Axis
        id="price"
        position={Position.Left}
        gridLine={{ visible: true }}
        domain={{ min: 0, max: 500 }}
        tickFormat={(value) => `${value} k€`}
      />
      <BubbleSeries
        id="homes"
        data={homes}
        xScaleType={ScaleType.Linear}
        xAccessor="area"
        yAccessors={['price']}
        splitSeriesAccessors={['town']}
        color={['#0077bb', '#ee9911']}
        bubbleSeriesStyle={{ point: { radius: 7 } }}
      />
    </Chart>
  );
}
