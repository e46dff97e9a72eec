import {
  Axis,
  Chart,
  ColorVariant,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type PartialTheme,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 1, 3);
const currencies = { USD: 1.08, CHF: 1.06, GBP: 1.19, CAD: 0.69 };
const rates = Object.entries(currencies).flatMap(([currency, base], row) =>
  Array.from({ length: 30 }, (_, index) => ({
    time: start + index * day,
    currency,
    change:
      Math.round(
        (Math.sin((index + row * 9) / (5 + row)) * 2.2 + index * 0.04 * base) *
          100,
      ) / 100,
  })),
);

const strongHover: PartialTheme = {
  lineSeriesStyle: {
    line: {
      strokeWidth: 2,
      focused: { strokeWidth: 4 },
      dimmed: { opacity: 0.3 },
    },
    point: { visible: 'never' },
  },
  highlighter: {
    point: {
      radius: 4,
      strokeWidth: 2,
      fill: ColorVariant.Series,
      stroke: ColorVariant.Series,
      onHover: { radius: 7, strokeWidth: 3, opacity: 0.6 },
    },
  },
  colors: { vizColors: ['#0077bb', '#cc3366', '#11a579', '#b36a00'] },
};

/**
 * Dimmed and highlighted
 *
 * Hover a name in the legend: `focused` makes its line thicker and `dimmed` fades the others. `highlighter` sets the
 * points under the cursor, and `onHover` those near the pointer.
 *
 * @alt Line chart of the change of four currencies over a month in percent, in waves between minus 1.9 and plus 2.5; hovering the legend fades all lines but one.
 * @tag theme
 * @tag hover
 * @tag time
 */
export default function Hover() {
  return (
    <Chart size={{ height: 320 }} title="Change against the euro">
      <Settings
        theme={strongHover}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="change"
        position={Position.Left}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} %`}
      />
      <LineSeries
        id="rates"
        data={rates}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['change']}
        splitSeriesAccessors={['currency']}
      />
    </Chart>
  );
}
