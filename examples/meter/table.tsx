import type { CSSProperties } from 'react';
import { Meter, MeterFillStyle, MeterSize } from '@elastic/charts';

const routes = [
  { path: '/checkout', requests: 48_200, share: 0.41 },
  { path: '/search', requests: 35_900, share: 0.31 },
  { path: '/account', requests: 21_400, share: 0.18 },
  { path: '/help', requests: 11_700, share: 0.1 },
];
const besideNumber: CSSProperties = { flex: 1, width: 'auto' };
/** Would stand in your stylesheet: the colors stay where the system forces its own. */
const rules = '.share-of-requests { forced-color-adjust: none }';

/**
 * Column of a table
 *
 * A meter is an element like any other, so it fits into the cell of a table. `style` makes room for the
 * number beside it, `className` ties it to a rule of your stylesheet.
 *
 * @alt Table of four routes with their requests and a meter of their share: checkout 41 percent, search 31, account 18 and help 10.
 * @height 214
 * @tag table
 * @tag style
 */
export default function Table() {
  return (
    <>
      <style>{rules}</style>
      <table style={{ display: 'table', width: '100%' }}>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              Route
            </th>
            <th scope="col" style={{ textAlign: 'end' }}>
              Requests
            </th>
            <th scope="col" style={{ textAlign: 'start', width: '38%' }}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map(({ path, requests, share }) => (
            <tr key={path}>
              <td>{path}</td>
              <td style={{ textAlign: 'end' }}>
                {requests.toLocaleString('en')}
              </td>
              <td>
                <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <Meter
                    value={share}
                    domain={[0, 0.5]}
                    fill={{ type: MeterFillStyle.Single, color: '#3f93c9' }}
                    trackColor="rgba(128, 128, 128, 0.2)"
                    size={MeterSize.Medium}
                    className="share-of-requests"
                    style={besideNumber}
                    ariaLabel={`Share of requests: ${path}`}
                    ariaValueText={`${share * 100} percent`}
                  />
                  <span>{Math.round(share * 100)} %</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
