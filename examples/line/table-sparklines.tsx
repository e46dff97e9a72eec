import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  TooltipType,
  type LineSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const services = [
  { name: 'Checkout', load: [41, 44, 43, 48, 52, 51, 57, 61, 66, 64, 71, 74] },
  { name: 'Search', load: [63, 60, 64, 58, 55, 57, 52, 49, 50, 46, 44, 41] },
  { name: 'Accounts', load: [22, 24, 21, 23, 58, 61, 27, 24, 22, 25, 23, 24] },
  { name: 'Images', load: [35, 36, 34, 37, 35, 38, 36, 37, 35, 36, 38, 37] },
];
const nothing = { top: 0, right: 0, bottom: 0, left: 0 };
const bare: PartialTheme = {
  chartMargins: nothing,
  chartPaddings: { ...nothing, top: 2, bottom: 2 },
  background: { color: 'transparent' },
};
const plain: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2 },
  point: { visible: 'never' },
};

/**
 * Sparklines in a table
 *
 * Each row has a chart without margins, 32 pixels high and as wide as its parent. Its y axis takes no room because of `hide`, and its
 * `domain` from 0 to 100 makes the rows comparable.
 *
 * @alt Table of four services with their load and a small line each: checkout rises to 74 percent, search falls to 41, accounts has a peak in the middle, images is flat.
 * @height 216
 * @tag sparkline
 * @tag table
 */
export default function TableSparklines() {
  return (
    <table style={{ display: 'table', width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Load</th>
          <th scope="col">Last 12 hours</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, load }) => (
          <tr key={name}>
            <th scope="row" id={`load-of-${name}`}>
              {name}
            </th>
            <td style={{ whiteSpace: 'nowrap' }}>{load.at(-1)} %</td>
            <td>
              <div style={{ width: 120 }}>
                <Chart size={{ height: 32 }}>
                  <Settings theme={bare} ariaLabelledBy={`load-of-${name}`} />
                  <Tooltip type={TooltipType.None} />
                  <Axis
                    id="percent"
                    position={Position.Left}
                    hide
                    domain={{ min: 0, max: 100 }}
                    gridLine={{ visible: false }}
                  />
                  <LineSeries
                    id="load"
                    color="#0077bb"
                    data={load.map((percent, hour) => ({ hour, percent }))}
                    xScaleType={ScaleType.Linear}
                    xAccessor="hour"
                    yAccessors={['percent']}
                    lineSeriesStyle={plain}
                  />
                </Chart>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
