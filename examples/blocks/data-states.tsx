import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  Axis,
  BarSeries,
  Chart,
  Position,
  ScaleType,
  Settings,
} from '@elastic/charts';

interface Row {
  day: string;
  count: number;
}
type Result =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'error'; reason: string }
  | { state: 'partial'; rows: Row[]; missing: string }
  | { state: 'ready'; rows: Row[] };

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const rowsOf = (counts: number[]): Row[] =>
  counts.map((count, index) => ({ day: days[index] ?? '', count }));

/** Panels with what their first request returns, and what the next one does. */
const panels: { title: string; first: Result; next: Result }[] = [
  {
    title: 'Visitors',
    first: { state: 'loading' },
    next: {
      state: 'ready',
      rows: rowsOf([412, 468, 455, 490, 431, 286, 254]),
    },
  },
  {
    title: 'Returns',
    first: { state: 'empty' },
    next: { state: 'empty' },
  },
  {
    title: 'Orders',
    first: { state: 'error', reason: 'The server did not answer in time.' },
    next: { state: 'ready', rows: rowsOf([38, 41, 36, 47, 52, 61, 49]) },
  },
  {
    title: 'Downloads',
    first: {
      state: 'partial',
      rows: rowsOf([120, 134, 118, 141]),
      missing: 'The rows of Friday to Sunday are missing.',
    },
    next: {
      state: 'ready',
      rows: rowsOf([120, 134, 118, 141, 150, 96, 88]),
    },
  },
];

/** What screen readers hear when the state of a panel changes. An error is announced by its role. */
const messageOf = (title: string, { state }: Result) =>
  ({
    loading: `${title}: loading`,
    empty: `${title}: no data`,
    error: '',
    partial: `${title}: some data is missing`,
    ready: `${title}: loaded`,
  })[state];

/** A chart with all states of its data. It keeps its size in each of them. */
function Panel(props: { title: string; result: Result; onReload: () => void }) {
  const { title, result, onReload } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const reload = () => {
    onReload();
    // The button goes away, and with it the focus.
    panel.current?.focus();
  };
  const button = (
    <button type="button" onClick={reload}>
      {result.state === 'empty' ? 'Check again' : 'Try again'}
    </button>
  );
  const messages: Record<Result['state'], ReactNode> = {
    loading: (
      <div className="message">
        <span className="bars" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p>Loading …</p>
      </div>
    ),
    empty: (
      <div className="message">
        <p>Nothing was returned this week.</p>
        {button}
      </div>
    ),
    error: (
      <div className="message" role="alert">
        <p>{result.state === 'error' && result.reason}</p>
        {button}
      </div>
    ),
    partial: undefined,
    ready: undefined,
  };
  return (
    <article
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={result.state === 'loading'}
    >
      <h4 id={id}>{title}</h4>
      <Chart size={{ height: 160 }}>
        <Settings
          noResults={messages[result.state]}
          xDomain={days}
          ariaLabelledBy={id}
        />
        <Axis id="day" position={Position.Bottom} />
        <Axis
          id="count"
          position={Position.Left}
          ticks={4}
          gridLine={{ visible: true }}
        />
        <BarSeries
          id="rows"
          name={title}
          color="#3b82c4"
          data={'rows' in result ? result.rows : []}
          xScaleType={ScaleType.Ordinal}
          xAccessor="day"
          yAccessors={['count']}
        />
      </Chart>
      <div className="note">
        {result.state === 'partial' && (
          <>
            <p>⚠ {result.missing}</p>
            {button}
          </>
        )}
      </div>
    </article>
  );
}

/**
 * Loading, empty, error and partial
 *
 * One panel for all states of its data, in the space of the chart, so that nothing moves when data arrives. Changes are
 * announced, the focus stays in the panel, and the animation ends by itself and respects reduced motion.
 *
 * @alt Four panels: Visitors are loading, Returns have no data and a button to check again, Orders have failed with a button to try again, and Downloads are shown with a warning that three days are missing.
 * @height 564 1096
 * @tag loading
 * @tag empty
 * @tag error
 */
export default function DataStates() {
  const id = useId();
  const [results, setResults] = useState(panels.map(({ first }) => first));
  const [message, setMessage] = useState('');
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => started.forEach((timer) => clearTimeout(timer));
  }, []);

  const show = (index: number, result: Result) => {
    setResults((before) =>
      before.map((each, position) => (position === index ? result : each)),
    );
    setMessage(messageOf(panels[index]?.title ?? '', result));
  };
  /** Stands for your request. */
  const load = (index: number) => {
    show(index, { state: 'loading' });
    const next = panels[index]?.next ?? { state: 'empty' };
    timers.current.add(setTimeout(() => show(index, next), 800));
  };
  return (
    <section className="data-states" aria-labelledby={id}>
      <style>{css}</style>
      <div className="head">
        <h3 id={id}>This week</h3>
        <button
          type="button"
          onClick={() => panels.forEach((_panel, index) => load(index))}
        >
          Load all
        </button>
      </div>
      <p role="status" className="hidden">
        {message}
      </p>
      <div className="panels">
        {panels.map(({ title }, index) => (
          <Panel
            key={title}
            title={title}
            result={results[index] ?? { state: 'empty' }}
            onReload={() => load(index)}
          />
        ))}
      </div>
    </section>
  );
}

const css = `
section.data-states {
  font-size: 14px;
  line-height: 20px;
}
section.data-states > .head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
}
section.data-states > .head > h3 {
  margin: 0;
  font-size: 18px;
  line-height: 32px;
}
section.data-states > .hidden[role] {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
}
section.data-states > .panels {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 12px;
}
section.data-states .panels > article {
  min-width: 0;
  padding: 12px;
  border: 1px solid rgba(128, 128, 128, 0.35);
  border-radius: 10px;
}
section.data-states .panels > article > h4 {
  margin: 0 0 8px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
section.data-states .message > button[type] {
  padding: 3px 10px;
  border: 1px solid rgba(128, 128, 128, 0.75);
  border-radius: 6px;
  font-size: 14px;
  line-height: 21px;
}
section.data-states .panels .message {
  text-align: center;
}
section.data-states .panels .message > p {
  margin: 0 0 8px;
}
section.data-states .panels .note {
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  height: 40px;
  font-size: 13px;
  line-height: 18px;
}
section.data-states .panels .note > p {
  margin: 0;
}
section.data-states .panels .note > button {
  flex: none;
}
section.data-states .message > .bars {
  display: flex;
  gap: 6px;
  align-items: flex-end;
  justify-content: center;
  height: 48px;
  margin-bottom: 8px;
}
section.data-states .bars > i {
  width: 14px;
  height: 60%;
  border-radius: 3px;
  background: rgba(128, 128, 128, 0.45);
}
section.data-states .bars > i:nth-child(2) {
  height: 100%;
}
@media (prefers-reduced-motion: no-preference) {
  section.data-states .bars > i {
    animation: data-states-pulse 0.9s ease-in-out 4;
  }
  section.data-states .bars > i:nth-child(2) {
    animation-delay: 0.15s;
  }
}
@keyframes data-states-pulse {
  50% {
    opacity: 0.3;
  }
}
`;
