import {
  Chart,
  GroupBy,
  Partition,
  Settings,
  SmallMultiples,
  type PartialTheme,
} from '@elastic/charts';

const counts: Record<string, Record<string, number>> = {
  Backend: { Merged: 142, Open: 21, Closed: 17 },
  Frontend: { Merged: 118, Open: 46, Closed: 22 },
  Infrastructure: { Merged: 64, Open: 12, Closed: 31 },
};
const requests = Object.entries(counts).flatMap(([team, states]) =>
  Object.entries(states).map(([state, count]) => ({ team, state, count })),
);
type Request = (typeof requests)[number];
const colors: Record<string, string> = {
  Merged: '#7a6fc4',
  Open: '#11a579',
  Closed: '#c2553f',
};
const theme: PartialTheme = {
  partition: {
    emptySizeRatio: 0.45,
    outerSizeRatio: 0.9,
    minFontSize: 9,
    maxFontSize: 13,
    linkLabel: { maxCount: 0 },
  },
};

/**
 * Panels of donuts
 *
 * `SmallMultiples` splits a partition as well. Color by key, not by position, since the order of the slices
 * differs from panel to panel. The legend would repeat its items for each panel, so a list below explains
 * the colors once.
 *
 * @alt Three donuts of pull requests by state: backend merged 142 of 180, frontend 118 of 186 with 46 open, infrastructure 64 of 107 with 31 closed.
 * @height 303
 * @tag panels
 * @tag pie
 */
export default function Pies() {
  return (
    <>
      <Chart size={{ height: 260 }} title="Pull requests by team">
        <Settings theme={theme} />
        <GroupBy
          id="team"
          by={(_spec, { team }: Request) => team}
          sort="alphaAsc"
        />
        <SmallMultiples splitHorizontally="team" />
        <Partition
          id="requests"
          data={requests}
          valueAccessor={({ count }) => count}
          valueGetter="percent"
          percentFormatter={(percent) => `${Math.round(percent)} %`}
          layers={[
            {
              groupByRollup: ({ state }: Request) => state,
              shape: {
                fillColor: (state) => colors[String(state)] ?? '#8a8f98',
              },
            },
          ]}
        />
      </Chart>
      <ul
        style={{
          display: 'flex',
          gap: 20,
          margin: '8px 0',
          padding: 0,
          listStyle: 'none',
        }}
      >
        {Object.entries(colors).map(([state, color]) => (
          <li
            key={state}
            style={{ borderLeft: `14px solid ${color}`, paddingLeft: 6 }}
          >
            {state}
          </li>
        ))}
      </ul>
    </>
  );
}
