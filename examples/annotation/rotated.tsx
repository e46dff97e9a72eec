import {
  AnnotationDomainType,
  Axis,
  BarSeries,
  Chart,
  LineAnnotation,
  Placement,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const branches = [
  { branch: 'Lisbon', revenue: 128 },
  { branch: 'Porto', revenue: 117 },
  { branch: 'Braga', revenue: 96 },
  { branch: 'Coimbra', revenue: 83 },
  { branch: 'Faro', revenue: 71 },
];

const theme: PartialTheme = { chartMargins: { top: 24, right: 12 } };

/**
 * Target on horizontal bars
 *
 * `rotation` turns the y axis to the bottom, and the line of the y domain is vertical. `markerPosition`
 * names a side of the screen, so the marker goes to the top.
 * `placement` and `fallbackPlacements` set the side on which the tooltip opens, within the `boundary`.
 *
 * @alt Horizontal bars of the revenue of five branches; only Lisbon with 128,000 and Porto with 117,000 euros pass the target line at 100,000.
 * @tag line annotation
 * @tag target
 * @tag rotation
 */
export default function Rotated() {
  return (
    <Chart size={{ height: 320 }} title="Revenue by branch">
      <Settings rotation={90} theme={theme} />
      <Axis id="branch" position={Position.Left} />
      <Axis
        id="euros"
        position={Position.Bottom}
        gridLine={{ visible: true }}
        tickFormat={(value) => `€${value}k`}
      />
      <LineAnnotation
        id="target"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[
          { dataValue: 100, header: 'Target', details: '€100k in each branch' },
        ]}
        marker={<span style={{ fontSize: 12 }}>Target</span>}
        markerPosition={Position.Top}
        placement={Placement.Right}
        fallbackPlacements={[Placement.Left, Placement.Bottom]}
        boundary="chart"
        style={{ line: { stroke: '#c93a56', strokeWidth: 2, opacity: 1 } }}
      />
      <BarSeries
        id="revenue"
        name="Revenue"
        data={branches}
        xScaleType={ScaleType.Ordinal}
        xAccessor="branch"
        yAccessors={['revenue']}
      />
    </Chart>
  );
}
