import { useId } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const visitors = [
  { museum: 'Art', adults: 412, children: 96 },
  { museum: 'Nature', adults: 287, children: 341 },
  { museum: 'Technology', adults: 355, children: 268 },
  { museum: 'City history', adults: 178, children: 64 },
];
const cell = { padding: '4px 12px', textAlign: 'right' } as const;
const rowHeader = { padding: '4px 12px', textAlign: 'left' } as const;

/**
 * Data table beside the chart
 *
 * A table shows the same array to readers who cannot see the chart or need the exact values. The caption
 * of the table names the chart too, through `ariaLabelledBy`.
 *
 * @alt Stacked bar chart of visitors of four museums, adults and children, above a table of the same figures; Nature has the most, 628, over half of them children.
 * @height 501
 * @tag accessibility
 * @tag table
 * @tag stack
 */
export default function DataTable() {
  const caption = useId();
  return (
    <>
      <Chart size={{ height: 280 }}>
        <Settings
          ariaLabelledBy={caption}
          showLegend
          legendPosition={Position.Bottom}
        />
        <Axis id="museum" position={Position.Bottom} />
        <Axis
          id="visitors"
          position={Position.Left}
          gridLine={{ visible: true }}
        />
        {(['adults', 'children'] as const).map((who) => (
          <BarSeries
            key={who}
            id={who}
            name={who}
            data={visitors}
            color={who === 'adults' ? '#0077bb' : '#ee9911'}
            xScaleType={ScaleType.Ordinal}
            xAccessor="museum"
            yAccessors={[who]}
            stackAccessors={['museum']}
          />
        ))}
      </Chart>
      <table>
        <caption id={caption}>Visitors of the museums on Sunday</caption>
        <thead>
          <tr>
            <th scope="col" style={rowHeader}>
              Museum
            </th>
            <th scope="col" style={cell}>
              Adults
            </th>
            <th scope="col" style={cell}>
              Children
            </th>
          </tr>
        </thead>
        <tbody>
          {visitors.map(({ museum, adults, children }) => (
            <tr key={museum}>
              <th scope="row" style={rowHeader}>
                {museum}
              </th>
              <td style={cell}>{adults}</td>
              <td style={cell}>{children}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
