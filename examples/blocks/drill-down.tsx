import { useEffect, useId, useRef, useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
  type ElementClickListener,
  type PartialTheme,
  type XYChartElementEvent,
} from '@elastic/charts';

interface Part {
  name: string;
  /** Revenue in thousands of euros, of a part without further parts. */
  value?: number;
  /** What the parts of this part are. */
  level?: string;
  parts?: Part[];
}

const cities = (revenue: Record<string, number>): Part[] =>
  Object.entries(revenue).map(([name, value]) => ({ name, value }));
const world: Part = {
  name: 'World',
  level: 'continent',
  parts: [
    {
      name: 'Europe',
      level: 'country',
      parts: [
        {
          name: 'Germany',
          level: 'city',
          parts: cities({
            Berlin: 214,
            Hamburg: 131,
            Munich: 176,
            Leipzig: 58,
          }),
        },
        {
          name: 'France',
          level: 'city',
          parts: cities({ Paris: 243, Lyon: 88, Nantes: 47 }),
        },
        {
          name: 'Portugal',
          level: 'city',
          parts: cities({ Lisbon: 97, Porto: 72 }),
        },
      ],
    },
    {
      name: 'Asia',
      level: 'country',
      parts: [
        {
          name: 'Japan',
          level: 'city',
          parts: cities({ Tokyo: 268, Osaka: 119, Kyoto: 41 }),
        },
        {
          name: 'India',
          level: 'city',
          parts: cities({ Mumbai: 143, Pune: 64, Chennai: 81 }),
        },
      ],
    },
    {
      name: 'America',
      level: 'country',
      parts: [
        {
          name: 'Canada',
          level: 'city',
          parts: cities({ Toronto: 122, Montreal: 94, Calgary: 37 }),
        },
        {
          name: 'Brazil',
          level: 'city',
          parts: cities({ Recife: 52, Curitiba: 68 }),
        },
      ],
    },
  ],
};

const total = ({ value = 0, parts = [] }: Part): number =>
  parts.reduce((sum, part) => sum + total(part), value);
/** The parts of a part with their revenue, the largest first. */
const rowsOf = ({ parts = [] }: Part) =>
  parts
    .map((part) => ({ name: part.name, part, revenue: total(part) }))
    .sort((a, b) => b.revenue - a.revenue);
const euros = (thousands: number) => `€${thousands.toLocaleString('en')}k`;

const theme: PartialTheme = {
  chartMargins: { top: 0, right: 8, bottom: 0, left: 0 },
};

/**
 * Breakdown with drill-down
 *
 * A click on a bar shows its parts, and so does the button of its row in the table, which keyboards and screen readers
 * reach. The path leads back; the focus moves to the heading of the new level.
 *
 * @alt Bars of revenue by continent, Europe first with 1,126 thousand euros, beside a table with the same figures and shares. A click on a continent shows its countries, then their cities.
 * @height 268 424
 * @tag click
 * @tag drill down
 * @tag table
 */
export default function DrillDown() {
  const id = useId();
  const [path, setPath] = useState([world]);
  const current = path[path.length - 1] ?? world;
  const rows = rowsOf(current);
  const sum = total(current);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);

  const open = (part: Part) => part.parts && setPath([...path, part]);
  const onElementClick: ElementClickListener = ([element]) => {
    const [{ x }] = element as XYChartElementEvent;
    const clicked = rows.find(({ name }) => name === x);
    if (clicked) open(clicked.part);
  };

  return (
    <section className="drill-down" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`} ref={heading} tabIndex={-1}>
        Revenue by {current.level}
        {current !== world && `, ${current.name}`}
      </h3>
      <nav aria-label="Path">
        <ol>
          {path.map((part, depth) => (
            <li key={part.name}>
              {part === current ? (
                <span aria-current="page">{part.name}</span>
              ) : (
                <button
                  type="button"
                  onClick={() => setPath(path.slice(0, depth + 1))}
                >
                  {part.name}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="parts">
        <Chart size={{ height: 200 }}>
          <Settings
            theme={theme}
            rotation={90}
            onElementClick={onElementClick}
            ariaLabelledBy={`${id}title`}
          />
          <Axis id="part" position={Position.Left} />
          <Axis
            id="euros"
            position={Position.Bottom}
            ticks={4}
            gridLine={{ visible: true }}
            tickFormat={euros}
          />
          <BarSeries
            id="revenue"
            name="Revenue"
            color="#3b82c4"
            data={rows}
            xScaleType={ScaleType.Ordinal}
            xAccessor="name"
            yAccessors={['revenue']}
          />
        </Chart>
        <table aria-labelledby={`${id}title`}>
          <thead>
            <tr>
              <th scope="col" className="name">
                {current.level}
              </th>
              <th scope="col">Revenue</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, part, revenue }) => (
              <tr key={name}>
                <th scope="row" className="name">
                  {part.parts ? (
                    <button type="button" onClick={() => open(part)}>
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                <td>{euros(revenue)}</td>
                <td>{Math.round((100 * revenue) / sum)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const css = `
section.drill-down {
  container-type: inline-size;
  font-size: 14px;
  line-height: 20px;
}
section.drill-down > h3[id] {
  margin: 0;
  font-size: 18px;
  line-height: 28px;
}
section.drill-down > nav > ol {
  display: flex;
  flex-wrap: wrap;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
}
section.drill-down > nav > ol > li {
  margin: 0;
  line-height: 28px;
}
section.drill-down > nav li + li::before {
  content: '/';
  padding: 0 8px;
}
section.drill-down :is(nav, table) button[type='button'] {
  padding: 4px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 20px;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
}
section.drill-down > .parts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  align-items: start;
}
section.drill-down > .parts > table {
  width: 100%;
  margin: 0;
  border-collapse: separate;
  border-spacing: 0;
}
section.drill-down .parts tr > :is(th, td) {
  height: 36px;
  padding: 0 0 0 12px;
  border: 0;
  border-bottom: 1px solid rgba(128, 128, 128, 0.35);
  font-weight: 400;
  text-align: end;
  font-variant-numeric: tabular-nums;
}
section.drill-down .parts tr > th.name {
  padding: 0;
  text-align: start;
}
section.drill-down .parts thead tr > th {
  font-weight: 600;
}
section.drill-down .parts thead tr > th::first-letter {
  text-transform: uppercase;
}
@container (min-width: 560px) {
  section.drill-down > .parts {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
}
`;
