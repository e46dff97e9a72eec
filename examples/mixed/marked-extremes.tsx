import {
  Axis,
  BubbleSeries,
  Chart,
  ColorVariant,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 0, 6);
const rates = Array.from({ length: 60 }, (_, index) => ({
  time: start + index * day,
  rate: Number(
    (
      1.06 +
      0.028 * Math.sin(index / 9) +
      0.009 * Math.sin(index * 1.1) +
      0.0004 * index
    ).toFixed(4),
  ),
}));
const sorted = [...rates].sort((one, other) => one.rate - other.rate);
const extremes = [...sorted.slice(0, 1), ...sorted.slice(-1)];

const never = () => false;

/**
 * Line with marked extremes
 *
 * A `BubbleSeries` of two rows marks the lowest and the highest rate. `hideInLegend` and
 * `filterSeriesInTooltip` keep it out of legend and tooltip, which have the value from the line.
 *
 * @alt Line chart of an exchange rate over sixty days with two dots at its lowest and its highest value, the lowest in mid February, the highest in mid January.
 * @tag mixed
 * @tag points
 * @tag time
 */
export default function MarkedExtremes() {
  return (
    <Chart size={{ height: 300 }} title="Dollars for a euro">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="rate"
        position={Position.Left}
        domain={{ min: NaN, max: NaN, fit: true, padding: 0.01 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `$${value.toFixed(2)}`}
      />
      <LineSeries
        id="rates"
        name="Rate"
        data={rates}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['rate']}
        color="#2f7fd0"
        tickFormat={(value) => `$${value.toFixed(4)}`}
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
      <BubbleSeries
        id="extremes"
        data={extremes}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['rate']}
        hideInLegend
        filterSeriesInTooltip={never}
        color="#e0701c"
        bubbleSeriesStyle={{ point: { radius: 6, fill: ColorVariant.Series } }}
      />
    </Chart>
  );
}
