import {
  Axis,
  BarSeries,
  Chart,
  Placement,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  type AnnotationTooltipFormatter,
} from '@elastic/charts';

const weeks = [
  214, 231, 226, 240, 198, 143, 131, 152, 219, 244, 252, 261, 268, 259, 247,
  205,
].map((parcels, index) => ({ week: `W${index + 1}`, parcels }));

const periods = [
  {
    coordinates: { x0: 'W5', x1: 'W8' },
    details: 'Strike of the carriers|weeks 5 to 8',
  },
  {
    coordinates: { x0: 'W16', x1: 'W16' },
    details: 'Short week|two public holidays',
  },
];

const Details: AnnotationTooltipFormatter = ({ details = '' }) => {
  const [reason, period] = details.split('|');
  return (
    <>
      <strong>{reason}</strong>
      <div>{period}</div>
    </>
  );
};

/**
 * Tooltip of a period, placed
 *
 * `placement` prefers the left side of the pointer, `fallbackPlacements` lists the alternatives when
 * `boundary`, here the chart, has no room there. `customTooltipDetails` formats the text.
 *
 * @alt Bar chart of parcels in sixteen weeks; in weeks five to eight, shaded, there are 131 to 198 after 240 before, week sixteen is shaded as a short week.
 * @tag rect annotation
 * @tag tooltip
 * @tag ordinal
 */
export default function TooltipPlacement() {
  return (
    <Chart size={{ height: 320 }} title="Parcels a week">
      <Settings />
      <Axis id="week" position={Position.Bottom} />
      <Axis id="count" position={Position.Left} gridLine={{ visible: true }} />
      <RectAnnotation
        id="periods"
        dataValues={periods}
        customTooltipDetails={Details}
        placement={Placement.Left}
        fallbackPlacements={[Placement.Top, Placement.Right]}
        boundary="chart"
        offset={20}
        style={{ fill: '#d98324', opacity: 0.25 }}
      />
      <BarSeries
        id="parcels"
        name="Parcels"
        data={weeks}
        xScaleType={ScaleType.Ordinal}
        xAccessor="week"
        yAccessors={['parcels']}
      />
    </Chart>
  );
}
