import { useCallback, useEffect, useId, useState } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  Position,
  ScaleType,
  Settings,
  Tooltip,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
  type TooltipHeaderFormatter,
} from '@elastic/charts';

const step = 5000;
const length = 60;
interface Reading {
  time: number;
  waiting: number;
}
const start = Date.UTC(2026, 4, 11, 9);
/** Stands for the rows that your server sends: the readings up to a number. */
const request = (last: number): Promise<Reading[]> =>
  Promise.resolve(
    Array.from({ length }, (_, index) => reading(last - length + 1 + index)),
  );
const reading = (index: number): Reading => ({
  time: start + index * step,
  waiting: Math.round(
    46 + 21 * Math.sin(index / 8) + 9 * Math.sin(index / 2.6),
  ),
});
const first = Array.from({ length }, (_, index) => reading(index));

const intervals = [
  { seconds: 0, label: 'Off' },
  { seconds: 5, label: '5 seconds' },
  { seconds: 30, label: '30 seconds' },
];
const clock = new Intl.DateTimeFormat('en', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const timeOfDay: TooltipHeaderFormatter = ({ value }) =>
  clock.format(Number(value));
const theme: PartialTheme = {
  chartMargins: { top: 6, right: 12, bottom: 0, left: 0 },
};
const noPoints: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};

/**
 * Auto refresh
 *
 * Nothing moves until the reader chooses an interval, and "Off" stops it. A hidden tab asks for nothing. Both axes have
 * a fixed length, so that only the area moves.
 *
 * @alt Area chart of jobs in a queue over the last five minutes, between 23 and 68. A select turns on a refresh every 5 or 30 seconds, a button refreshes once.
 * @height 287 315
 * @tag real time
 * @tag refresh
 * @tag WCAG
 */
export default function AutoRefresh() {
  const id = useId();
  const [rows, setRows] = useState(first);
  const [count, setCount] = useState(0);
  const [seconds, setSeconds] = useState(0);

  const refresh = useCallback(() => setCount((before) => before + 1), []);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, 1000 * seconds);
    return () => clearInterval(timer);
  }, [seconds, refresh]);
  useEffect(() => {
    if (count === 0) return;
    let isCurrent = true;
    void request(length - 1 + count).then((answer) => {
      // An answer that a later request has overtaken is out of date.
      if (isCurrent) setRows(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [count]);

  const updated = rows[rows.length - 1]?.time ?? start;
  return (
    <section className="auto-refresh" aria-labelledby={id}>
      <style>{css}</style>
      <h3 id={id}>Jobs in the queue</h3>
      <div className="refresh">
        <label>
          Refresh{' '}
          <select
            value={seconds}
            onChange={({ target }) => setSeconds(Number(target.value))}
          >
            {intervals.map((each) => (
              <option key={each.seconds} value={each.seconds}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={refresh}>
          Refresh now
        </button>
        <p>
          Updated{' '}
          <time dateTime={new Date(updated).toISOString()}>
            {clock.format(updated)}
          </time>
        </p>
      </div>
      <p role="status" className="hidden">
        {/* Says what the reader has chosen, and stays silent about every answer. */}
        {seconds > 0 && `Refreshes every ${seconds} seconds`}
      </p>
      <Chart size={{ height: 210 }}>
        <Settings theme={theme} ariaLabelledBy={id} />
        <Tooltip headerFormatter={timeOfDay} />
        <Axis id="time" position={Position.Bottom} />
        <Axis
          id="jobs"
          position={Position.Left}
          ticks={4}
          domain={{ min: 0, max: 100 }}
          gridLine={{ visible: true }}
        />
        <AreaSeries
          id="waiting"
          name="Waiting"
          color="#3b82c4"
          data={rows}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={['waiting']}
          areaSeriesStyle={noPoints}
        />
      </Chart>
    </section>
  );
}

const css = `
section.auto-refresh {
  font-size: 14px;
  line-height: 20px;
}
section.auto-refresh > h3[id] {
  margin: 0 0 8px;
  font-size: 18px;
  line-height: 28px;
}
section.auto-refresh > .refresh {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-bottom: 12px;
}
section.auto-refresh > .refresh > p {
  margin: 0;
  font-variant-numeric: tabular-nums;
}
section.auto-refresh > .hidden[role] {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
`;
