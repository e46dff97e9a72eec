import {
  Axis,
  BarSeries,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const quarters = [
  { quarter: 'Q1 23', sold: 182, planned: 170 },
  { quarter: 'Q2 23', sold: 201, planned: 190 },
  { quarter: 'Q3 23', sold: 176, planned: 195 },
  { quarter: 'Q4 23', sold: 248, planned: 240 },
  { quarter: 'Q1 24', sold: 195, planned: 205 },
  { quarter: 'Q2 24', sold: 233, planned: 220 },
  { quarter: 'Q3 24', sold: 229, planned: 225 },
  { quarter: 'Q4 24', sold: 284, planned: 265 },
];

/**
 * Bars with a line
 *
 * Two series in one `Chart` share the axes: bars for what was sold, a line for what was planned. Both have the
 * same scale types. Bars lie behind lines, in any order of declaration.
 *
 * @alt Bar chart of bicycles sold in eight quarters, from 182 to 284, with the plan as a line; two quarters stay below the plan, the others reach it.
 * @tag mixed
 * @tag bar
 * @tag line
 */
export default function BarsAndLine() {
  return (
    <Chart size={{ height: 320 }} title="Bicycles sold">
      <Settings showLegend legendPosition={Position.Bottom} />
      <Axis id="quarter" position={Position.Bottom} />
      <Axis id="count" position={Position.Left} gridLine={{ visible: true }} />
      <BarSeries
        id="sold"
        name="Sold"
        data={quarters}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['sold']}
        yNice
        color="#7fb2d9"
      />
      <LineSeries
        id="planned"
        name="Planned"
        data={quarters}
        xScaleType={ScaleType.Ordinal}
        xAccessor="quarter"
        yAccessors={['planned']}
        yNice
        color="#d6477f"
        lineSeriesStyle={{
          line: { strokeWidth: 2 },
          point: { visible: 'always', radius: 4 },
        }}
      />
    </Chart>
  );
}
