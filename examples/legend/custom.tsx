import {
  Axis,
  Chart,
  LegendValue,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
  type CustomLegend,
} from '@elastic/charts';

const day = 86_400_000;
const start = Date.UTC(2025, 0, 6);
const rates: Record<string, number[]> = {
  Dollar: [
    1.031, 1.039, 1.034, 1.032, 1.03, 1.026, 1.025, 1.03, 1.029, 1.031, 1.027,
    1.042,
  ],
  Franc: [
    0.939, 0.941, 0.94, 0.939, 0.939, 0.94, 0.939, 0.94, 0.94, 0.939, 0.941,
    0.944,
  ],
  Pound: [
    0.83, 0.831, 0.834, 0.837, 0.838, 0.838, 0.84, 0.842, 0.842, 0.841, 0.844,
    0.845,
  ],
};
const quotes = Object.entries(rates).flatMap(([currency, values]) =>
  values.map((rate, index) => ({ time: start + index * day, currency, rate })),
);

const Currencies: CustomLegend = ({ items, pointerValue }) => (
  <div
    style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}
  >
    {items.map((item) => (
      <button
        key={item.seriesIdentifiers[0]?.key}
        type="button"
        aria-pressed={!item.isSeriesHidden}
        onClick={() => item.onItemClickAction(true)}
        onMouseEnter={item.onItemOverActon}
        onMouseLeave={item.onItemOutAction}
        style={{
          minWidth: 96,
          opacity: item.isSeriesHidden ? 0.5 : 1,
          borderBottom: `4px solid ${item.color}`,
        }}
      >
        {item.label} {item.extraValue?.label}
      </button>
    ))}
    <small>{pointerValue?.formattedValue ?? 'Point at the lines.'}</small>
  </div>
);

/**
 * A legend of your own
 *
 * `customLegend` draws all entries. It gets their labels, colors and values and the actions that highlight
 * and hide a series; `legendSize` reserves the room, `legendValues` fills in the value under the pointer.
 *
 * @alt Line chart of what a euro costs in dollars, francs and pounds in January; above it three buttons that show and hide the lines.
 * @tag legend
 * @tag time
 */
export default function Custom() {
  return (
    <Chart size={{ height: 340 }} title="Price of a euro">
      <Settings
        showLegend
        legendPosition={Position.Top}
        legendSize={72}
        legendValues={[LegendValue.CurrentAndLastValue]}
        customLegend={Currencies}
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('D MMM')}
      />
      <Axis
        id="rate"
        position={Position.Left}
        domain={{ fit: true, min: NaN, max: NaN }}
        gridLine={{ visible: true }}
        tickFormat={(value) => Number(value).toFixed(2)}
      />
      <LineSeries
        id="quotes"
        data={quotes}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['rate']}
        splitSeriesAccessors={['currency']}
      />
    </Chart>
  );
}
