import {
  AreaSeries,
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const month = (index: number) => Date.UTC(2024, index);
const sold = [412, 398, 441, 467, 489, 520, 508, 531, 566, 590, 611, 648].map(
  (units, index) => ({
    time: month(index),
    units,
  }),
);
const forecast = [648, 655, 671, 694, 712, 733, 750].map((units, step) => ({
  time: month(11 + step),
  units,
  low: Math.round(units - 21 * step ** 0.8),
  high: Math.round(units + 21 * step ** 0.8),
}));

const never = () => false;

/**
 * Forecast
 *
 * What is measured is solid, what is expected is dashed: `dash` in `lineSeriesStyle`. The forecast repeats the
 * last measured month, so that the lines meet; the range around it stays out of legend and tooltip with
 * `hideInLegend` and `filterSeriesInTooltip`.
 *
 * @alt Line chart of units sold a month, rising from 412 in January to 648 in December 2024, continued by a dashed forecast to 750 in June 2025 within a widening range.
 * @tag forecast
 * @tag dash
 * @tag band
 * @tag time
 */
export default function Forecast() {
  return (
    <Chart size={{ height: 320 }} title="Units sold a month">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('MMM YYYY')}
      />
      <Axis id="units" position={Position.Left} gridLine={{ visible: true }} />
      <AreaSeries
        id="range"
        data={forecast}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['high']}
        y0Accessors={['low']}
        color="#2f7fd0"
        hideInLegend
        filterSeriesInTooltip={never}
        areaSeriesStyle={{
          area: { opacity: 0.15 },
          line: { visible: false },
          point: { visible: 'never' },
        }}
      />
      <LineSeries
        id="sold"
        name="Sold"
        data={sold}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['units']}
        color="#2f7fd0"
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'never' },
        }}
      />
      <LineSeries
        id="forecast"
        name="Forecast"
        data={forecast}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['units']}
        color="#2f7fd0"
        lineSeriesStyle={{
          line: { strokeWidth: 2, dash: [6, 4] },
          point: { visible: 'never' },
        }}
      />
    </Chart>
  );
}
