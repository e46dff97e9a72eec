import { useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const rents = [
  {
    city: 'Lyon',
    color: '#0077bb',
    euros: [14.2, 14.3, 14.6, 14.8, 15.1, 15.3],
  },
  {
    city: 'Turin',
    color: '#cc6611',
    euros: [11.1, 11.0, 11.3, 11.2, 11.5, 11.6],
  },
  {
    city: 'Porto',
    color: '#11866a',
    euros: [12.4, 12.9, 13.1, 13.6, 13.9, 14.4],
  },
].map(({ euros, ...rest }) => ({
  ...rest,
  rows: months.map((month, index) => ({ month, rent: euros[index]! })),
}));

/**
 * Highlight a line from a table
 *
 * The buttons keep the city of the hovered or focused row in state. The line of that city gets a greater
 * `strokeWidth`, the others a lower `opacity`.
 *
 * @alt Line chart of rents in Lyon, Turin and Porto from January to June above a list of the three cities; pointing at a city makes its line thicker and fades the others.
 * @height 357
 * @tag hover
 * @tag table
 * @tag highlight
 */
export default function TableHover() {
  const [active, setActive] = useState<string>();
  return (
    <>
      <Chart size={{ height: 230 }} title="Rent by square meter">
        <Settings />
        <Axis id="month" position={Position.Bottom} />
        <Axis
          id="euros"
          position={Position.Left}
          domain={{ min: 10, max: 16 }}
          ticks={4}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} €`}
        />
        {rents.map(({ city, color, rows }) => (
          <LineSeries
            key={city}
            id={city}
            color={color}
            data={rows}
            xScaleType={ScaleType.Ordinal}
            xAccessor="month"
            yAccessors={['rent']}
            lineSeriesStyle={{
              line: {
                strokeWidth: city === active ? 4 : 2,
                opacity: active && city !== active ? 0.25 : 1,
              },
              point: { visible: 'never' },
            }}
          />
        ))}
      </Chart>
      <table
        style={{
          display: 'table',
          width: '100%',
          tableLayout: 'fixed',
          margin: 0,
        }}
      >
        <tbody>
          {rents.map(({ city, color, rows }) => (
            <tr
              key={city}

              onMouseEnter={() => setActive(city)}
              onMouseLeave={() => setActive(undefined)}
            >
              <th scope="row" style={{ width: '40%', textAlign: 'left' }}>
                <button
                  type="button"
                  onFocus={() => setActive(city)}
                  onBlur={() => setActive(undefined)}
                >
                  <span style={{ color }} aria-hidden="true">
                    ■
                  </span>{' '}
                  {city}
                </button>
              </th>
              <td>{rows.at(-1)?.rent.toFixed(2)} € in June</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
