import { useId, useMemo, useState } from 'react';
import {
  Axis,
  Chart,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type LineSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const weeks = Array.from({ length: 26 }, (_, index) => index + 1);
const branch = (name: string, level: number, slope: number, swing: number) => ({
  name,
  rows: weeks.map((week) => ({
    week,
    sales: level + slope * week + swing * Math.sin((week + name.length) / 2.2),
  })),
});
const branches = [
  branch('Lyon', 38, 1.1, 5),
  branch('Porto', 52, -0.4, 6),
  branch('Turin', 61, 0.2, 9),
  branch('Ghent', 24, 0.5, 3),
  branch('Malmö', 45, 0.7, 4),
  branch('Graz', 30, -0.3, 2),
];
/** The mean of all branches: the gray line in each chart. */
const mean = weeks.map((week, index) => ({
  week,
  sales:
    branches.reduce((sum, { rows }) => sum + (rows[index]?.sales ?? 0), 0) /
    branches.length,
}));

const valuesOf = (rows: typeof mean) => rows.map(({ sales }) => sales);
/** A domain from zero to the next multiple of ten above all values. */
const domainOf = (values: number[]) => ({
  min: 0,
  max: 10 * Math.ceil(Math.max(...values) / 10),
});
const oneDomain = domainOf(branches.flatMap(({ rows }) => valuesOf(rows)));

const theme: PartialTheme = {
  chartMargins: { top: 6, right: 4, bottom: 0, left: 0 },
};
const axisStyle = { minExtent: 34, maxExtent: 34 };
const own: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 2 },
  point: { visible: 'never' },
};
const others: RecursivePartial<LineSeriesStyle> = {
  line: { strokeWidth: 1, dash: [3, 3] },
  point: { visible: 'never' },
};
const thousands = (value: number) => `€${Math.round(value)}k`;

/**
 * Small multiples with one scale
 *
 * A chart for each branch, in a grid that wraps, with one domain for all, so that heights can be compared. The dashed
 * line is the mean. A checkbox gives each branch its own scale, for the shapes.
 *
 * @alt Six line charts of weekly sales of branches on one scale from 0 to 80 thousand euros, each with the mean of all as a dashed line. Lyon rises most, Graz falls and is below the mean all the time.
 * @height 356 522
 * @tag comparison
 * @tag grid
 * @tag responsive
 */
export default function SmallMultiples() {
  const id = useId();
  const [isShared, setShared] = useState(true);
  const charts = useMemo(
    () =>
      branches.map(({ name, rows }) => ({
        name,
        rows,
        domain: isShared
          ? oneDomain
          : domainOf([...valuesOf(rows), ...valuesOf(mean)]),
      })),
    [isShared],
  );
  return (
    <section className="multiples" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <div className="head">
        <h3 id={`${id}title`}>Weekly sales</h3>
        <label>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
          One scale
        </label>
      </div>
      <ul className="charts">
        {charts.map(({ name, rows, domain }) => (
          <li key={name}>
            <h4 id={id + name}>{name}</h4>
            <Chart size={{ height: 130 }}>
              <Settings theme={theme} ariaLabelledBy={id + name} />
              <Axis
                id="week"
                position={Position.Bottom}
                ticks={3}
                tickFormat={(week) => `W${week}`}
              />
              <Axis
                id="sales"
                position={Position.Left}
                ticks={3}
                domain={domain}
                style={axisStyle}
                gridLine={{ visible: true }}
                tickFormat={thousands}
              />
              <LineSeries
                id="mean"
                name="Mean"
                color="#808793"
                data={mean}
                xScaleType={ScaleType.Linear}
                xAccessor="week"
                yAccessors={['sales']}
                lineSeriesStyle={others}
              />
              <LineSeries
                id="branch"
                name={name}
                color="#3b82c4"
                data={rows}
                xScaleType={ScaleType.Linear}
                xAccessor="week"
                yAccessors={['sales']}
                lineSeriesStyle={own}
              />
            </Chart>
          </li>
        ))}
      </ul>
    </section>
  );
}

const css = `
section.multiples {
  container-type: inline-size;
  font-size: 14px;
  line-height: 20px;
}
section.multiples > .head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
}
section.multiples > .head > h3 {
  margin: 0;
  font-size: 18px;
  line-height: 28px;
}
section.multiples > .head > label {
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 28px;
}
section.multiples > ul.charts {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
}
section.multiples > ul.charts > li {
  margin: 0;
}
section.multiples > ul.charts h4[id] {
  margin: 0;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
@container (min-width: 560px) {
  section.multiples > ul.charts {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
}
@container (min-width: 1100px) {
  section.multiples > ul.charts {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
}
`;
