import {
  Axis,
  Chart,
  CurveType,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  timeFormatter,
} from '@elastic/charts';

const minute = 60_000;
const start = Date.UTC(2025, 5, 14, 6);
const tide = [1.1, 1.3, 3.6, 4.9, 4.8, 2.4, 0.9, 0.8].map((meters, index) => ({
  time: start + index * 90 * minute,
  meters,
}));

const curves = [
  { id: 'Monotone', curve: CurveType.CURVE_MONOTONE_X, color: '#2f7fd0' },
  { id: 'Natural', curve: CurveType.CURVE_NATURAL, color: '#d6477f' },
  { id: 'Step', curve: CurveType.CURVE_STEP, color: '#2f9f6b' },
];

// Room for the half of the last point.
const theme = { chartMargins: { right: 10 } };

/**
 * Curves compared
 *
 * Three lines through the same readings, each with another `curve`. `CURVE_MONOTONE_X` is smooth and stays
 * between its neighbors; `CURVE_NATURAL` swings beyond them and shows a tide that nobody measured.
 *
 * @alt Line chart of a tide read eight times between 0.8 and 4.9 meters, drawn three times through the same points: monotone, natural and in steps; the natural curve rises above 5 meters.
 * @tag curve
 * @tag time
 */
export default function Curves() {
  return (
    <Chart size={{ height: 320 }} title="Tide">
      <Settings
        theme={theme}
        showLegend
        legendPosition={Position.Bottom}
        legendLayout="list"
      />
      <Axis
        id="time"
        position={Position.Bottom}
        timeAxisLayerCount={0}
        tickFormat={timeFormatter('HH:mm')}
      />
      <Axis
        id="meters"
        position={Position.Left}
        domain={{ min: 0, max: 6 }}
        gridLine={{ visible: true }}
        tickFormat={(value) => `${value} m`}
      />
      {curves.map(({ id, curve, color }) => (
        <LineSeries
          key={id}
          id={id}
          name={id}
          data={tide}
          curve={curve}
          color={color}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['meters']}
          lineSeriesStyle={{
            line: { strokeWidth: 2 },
            point: { visible: 'always', radius: 3 },
          }}
        />
      ))}
    </Chart>
  );
}
