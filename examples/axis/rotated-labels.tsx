import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type AxisStyle,
  type RecursivePartial,
} from '@elastic/charts';

const departures = [
  { airport: 'Amsterdam', count: 48 },
  { airport: 'Barcelona', count: 44 },
  { airport: 'Copenhagen', count: 31 },
  { airport: 'Dublin', count: 27 },
  { airport: 'Edinburgh', count: 18 },
  { airport: 'Frankfurt', count: 52 },
  { airport: 'Helsinki', count: 16 },
  { airport: 'Istanbul', count: 39 },
  { airport: 'Lisbon', count: 33 },
  { airport: 'Manchester', count: 29 },
  { airport: 'Palma de Mallorca', count: 41 },
  { airport: 'Reykjavik', count: 9 },
  { airport: 'Stockholm', count: 24 },
  { airport: 'Thessaloniki', count: 12 },
  { airport: 'Vienna', count: 35 },
  { airport: 'Warsaw', count: 22 },
];
const slanted: RecursivePartial<AxisStyle> = {
  tickLabel: { rotation: -45, padding: 4 },
};

/**
 * Rotated labels
 *
 * Names that are too long for upright bars fit at an angle: `style` sets `tickLabel.rotation`, in degrees
 * clockwise. `showOverlappingLabels` keeps every label, as slanted ones do not touch although their boxes do.
 *
 * @alt Bar chart of daily departures to sixteen cities with slanted names, most to Frankfurt with 52, fewest to Reykjavik with 9.
 * @tag labels
 * @tag ordinal
 */
export default function RotatedLabels() {
  return (
    <Chart size={{ height: 340 }} title="Departures a day">
      <Settings />
      <Axis
        id="airport"
        position={Position.Bottom}
        style={slanted}
        showOverlappingLabels
      />
      <Axis id="count" position={Position.Left} gridLine={{ visible: true }} />
      <BarSeries
        id="departures"
        name="Departures"
        data={departures}
        xScaleType={ScaleType.Ordinal}
        xAccessor="airport"
        yAccessors={['count']}
      />
    </Chart>
  );
}
