import { useEffect, useId, useState } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  LIGHT_THEME,
  LineSeries,
  Position,
  ScaleType,
  Settings,
  type PartialTheme,
} from '@elastic/charts';

const months = [
  { month: 'Jan', orders: 412, returns: 31 },
  { month: 'Feb', orders: 388, returns: 27 },
  { month: 'Mar', orders: 467, returns: 33 },
  { month: 'Apr', orders: 503, returns: 29 },
  { month: 'May', orders: 548, returns: 41 },
  { month: 'Jun', orders: 521, returns: 24 },
];

/** Axes of one width: the months are at the same place in both charts. */
const axisStyle = { minExtent: 40, maxExtent: 40 };
const theme: PartialTheme = {
  chartMargins: { top: 6, right: 8, bottom: 0, left: 0 },
};
/** Paper is white, in dark mode as well. */
const onPaper = { baseTheme: LIGHT_THEME };

/**
 * Print
 *
 * The button draws the charts for white paper before it prints, in dark mode too. On paper, controls go, a figure stays
 * on one page, and the table of figures is open.
 *
 * @alt Bars of orders and a line of returns from January to June above a closed table of the same figures. A button prints them in light colors.
 * @height 432 432
 * @tag print
 * @tag table
 * @tag theme
 */
export default function Print() {
  const id = useId();
  const [isPrinting, setPrinting] = useState(false);
  const settings = { theme, ...(isPrinting && onPaper) };

  useEffect(() => {
    if (!isPrinting) return;
    // The charts draw in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, [isPrinting]);
  return (
    <section
      className="print"
      data-paper={isPrinting || undefined}
      aria-labelledby={`${id}title`}
    >
      <style>{css}</style>
      <div className="head">
        <h3 id={`${id}title`}>Orders and returns</h3>
        <button
          type="button"
          disabled={isPrinting}
          onClick={() => setPrinting(true)}
        >
          Print
        </button>
      </div>
      <figure>
        <figcaption id={`${id}orders`}>Orders</figcaption>
        <Chart size={{ height: 160 }}>
          <Settings {...settings} ariaLabelledBy={`${id}orders`} />
          <Axis id="month" position={Position.Bottom} />
          <Axis
            id="count"
            position={Position.Left}
            ticks={4}
            style={axisStyle}
            gridLine={{ visible: true }}
          />
          <BarSeries
            id="orders"
            name="Orders"
            color="#3b82c4"
            data={months}
            xScaleType={ScaleType.Ordinal}
            xAccessor="month"
            yAccessors={['orders']}
          />
        </Chart>
      </figure>
      <figure>
        <figcaption id={`${id}returns`}>Returns</figcaption>
        <Chart size={{ height: 140 }}>
          <Settings {...settings} ariaLabelledBy={`${id}returns`} />
          <Axis id="month" position={Position.Bottom} />
          <Axis
            id="count"
            position={Position.Left}
            ticks={4}
            domain={{ min: 0, max: 50 }}
            style={axisStyle}
            gridLine={{ visible: true }}
          />
          <LineSeries
            id="returns"
            name="Returns"
            color="#c2701c"
            data={months}
            xScaleType={ScaleType.Ordinal}
            xAccessor="month"
            yAccessors={['returns']}
          />
        </Chart>
      </figure>
      <details open={isPrinting || undefined}>
        <summary>All figures</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Orders</th>
              <th scope="col">Returns</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, orders, returns }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{orders}</td>
                <td>{returns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const css = `
section.print {
  /* The width of A4 within its margins: a canvas keeps its size on paper. */
  max-width: 680px;
  font-size: 14px;
  line-height: 20px;
}
section.print > .head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
}
section.print > .head > h3 {
  margin: 0;
  font-size: 18px;
  line-height: 32px;
}
section.print > figure {
  margin: 0 0 12px;
  break-inside: avoid;
}
section.print > figure > figcaption {
  margin: 0 0 4px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
section.print > details > summary {
  cursor: pointer;
}
section.print > details > .figures {
  width: 100%;
  margin: 8px 0 0;
  border-collapse: separate;
  border-spacing: 0;
  break-inside: avoid;
}
section.print .figures tr > :is(th, td) {
  padding: 4px 0;
  border: 0;
  border-bottom: 1px solid rgba(128, 128, 128, 0.35);
  font-weight: 400;
  text-align: end;
}
section.print .figures tr > th:first-child {
  text-align: start;
}
section.print[data-paper] {
  background: #fff;
  color: #1d2733;
}
@media print {
  section.print > .head > button,
  section.print > details > summary {
    display: none;
  }
}
`;
