import {
  Axis,
  BarSeries,
  Chart,
  ColorVariant,
  Position,
  ScaleType,
  Settings,
  TextureShape,
  type BarSeriesStyle,
  type RecursivePartial,
} from '@elastic/charts';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const orders = [
  812, 790, 934, 978, 1041, 1120, 1085, 1066, 1172, 1240, 1465, 1590,
];
const year = orders.map((count, index) => ({ month: months[index], count }));

const hatched: RecursivePartial<BarSeriesStyle> = {
  rect: {
    fill: ColorVariant.None,
    texture: {
      shape: TextureShape.Line,
      rotation: 45,
      size: 8,
      spacing: { x: 0, y: 0 },
    },
  },
  rectBorder: { visible: true, strokeWidth: 1.5 },
};

/**
 * Forecast with a pattern
 *
 * Months to come are outlined and hatched, so they differ without color. `barSeriesStyle` holds border and
 * texture of the second series; both are stacked to share the same position.
 *
 * @alt Bar chart of monthly orders, filled bars from January to August rising to about 1,100 and hatched ones for the forecast up to 1,590 in December.
 * @tag texture
 * @tag accessibility
 */
export default function Forecast() {
  return (
    <Chart size={{ height: 320 }} title="Orders this year">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="month" position={Position.Bottom} />
      <Axis id="orders" position={Position.Left} gridLine={{ visible: true }} />
      <BarSeries
        id="actual"
        name="Orders"
        data={year.slice(0, 8)}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['count']}
        stackAccessors={['month']}
        color="#4a8fe7"
      />
      <BarSeries
        id="forecast"
        name="Forecast"
        data={year.slice(8)}
        xScaleType={ScaleType.Ordinal}
        xAccessor="month"
        yAccessors={['count']}
        stackAccessors={['month']}
        color="#4a8fe7"
        barSeriesStyle={hatched}
      />
    </Chart>
  );
}
