import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const seats = [
  { plan: 'Free', seats: 460 },
  { plan: 'Team', seats: 710 },
  { plan: 'Business', seats: 380 },
  { plan: 'School', seats: 240 },
];

const roundedAndWide: PartialTheme = {
  scales: { barsPadding: 0.15 },
  barSeriesStyle: {
    rect: { opacity: 0.85 },
    rectBorder: { visible: true, strokeWidth: 2 },
  },
  axes: { tickLabel: { fontSize: 13 }, axisTitle: { fontSize: 13 } },
};

/**
 * Partial theme
 *
 * A partial theme names only what differs from the base theme: here wider bars with a border and larger
 * labels.
 *
 * @alt Bar chart of seats by plan with wide, bordered bars and large labels; the Team plan leads with 710 seats.
 * @tag theme
 * @tag ordinal
 */
export default function Partial() {
  return (
    <Chart size={{ height: 320 }} title="Seats by plan">
      <Settings theme={roundedAndWide} />
      <Axis id="plan" position={Position.Bottom} />
      <Axis
        id="seats"
        position={Position.Left}
        title="Seats"
        gridLine={{ visible: true }}
      />
      <BarSeries
        id="plans"
        name="Seats"
        data={seats}
        xScaleType={ScaleType.Ordinal}
        xAccessor="plan"
        yAccessors={['seats']}
      />
    </Chart>
  );
}
