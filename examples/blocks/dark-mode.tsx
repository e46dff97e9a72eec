import { useId, useState, useSyncExternalStore } from 'react';
import {
  AreaSeries,
  Axis,
  Chart,
  DARK_THEME,
  LIGHT_THEME,
  Position,
  ScaleType,
  Settings,
  type AreaSeriesStyle,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const power = Array.from({ length: 25 }, (_, hour) => ({
  hour,
  solar: Math.max(0, Math.round(46 * Math.sin(((hour - 6) * Math.PI) / 13))),
  wind: Math.round(24 + 9 * Math.sin(hour / 3.1 + 2)),
}));

type Mode = 'light' | 'dark';
const choices: { mode: Mode | undefined; label: string }[] = [
  { mode: undefined, label: 'Automatic' },
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
];
/** All that depends on the mode. */
const modes = {
  light: {
    baseTheme: LIGHT_THEME,
    colors: { text: '#1d2733', solar: '#b3760a', wind: '#2a78b8' },
  },
  dark: {
    baseTheme: DARK_THEME,
    colors: { text: '#e6ebf2', solar: '#f0b64a', wind: '#6fb3ea' },
  },
};
const sources = [
  { key: 'wind', name: 'Wind' },
  { key: 'solar', name: 'Solar' },
] as const;
const theme: PartialTheme = {
  chartMargins: { top: 6, right: 12, bottom: 0, left: 0 },
};
const noPoints: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};

const darkQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** Calls a function when the system or the attribute of the document changes. */
function subscribe(onChange: () => void) {
  const query = darkQuery();
  query?.addEventListener('change', onChange);
  const observer = new window.MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => {
    query?.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The mode of the page: of its attribute, and without one of the system. */
function currentMode(): Mode {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return darkQuery()?.matches ? 'dark' : 'light';
}

/**
 * Dark mode by system and button
 *
 * Without a choice the block follows `data-theme` of the document, and without that the system, at once when it changes.
 * A button overrules both. Base theme and colors of series change together.
 *
 * @alt Two overlapping areas of solar and wind power over a day, in colors of the current mode. Three buttons choose an automatic mode, light or dark.
 * @height 324 360
 * @tag dark mode
 * @tag theme
 */
export default function DarkMode() {
  const id = useId();
  const automatic = useSyncExternalStore<Mode>(
    subscribe,
    currentMode,
    () => 'light',
  );
  const [choice, setChoice] = useState<Mode>();
  const mode = choice ?? automatic;
  const { baseTheme, colors } = modes[mode];
  return (
    <section
      className="color-mode"
      aria-labelledby={id}
      style={{
        colorScheme: mode,
        background: baseTheme.background.color,
        color: colors.text,
      }}
    >
      <style>{css}</style>
      <div className="head">
        <h3 id={id}>Power by source</h3>
        <div role="group" aria-label="Color mode" className="choices">
          {choices.map(({ mode: each, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={choice === each}
              onClick={() => setChoice(each)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <Chart size={{ height: 220 }}>
        <Settings baseTheme={baseTheme} theme={theme} ariaLabelledBy={id} />
        <Axis
          id="hour"
          position={Position.Bottom}
          tickFormat={(hour) => `${hour}:00`}
        />
        <Axis
          id="power"
          position={Position.Left}
          ticks={4}
          gridLine={{ visible: true }}
          tickFormat={(value) => `${value} MW`}
        />
        {sources.map(({ key, name }) => (
          <AreaSeries
            key={key}
            id={key}
            name={name}
            color={colors[key]}
            data={power}
            xScaleType={ScaleType.Linear}
            xAccessor="hour"
            yAccessors={[key]}
            areaSeriesStyle={noPoints}
          />
        ))}
      </Chart>
      {/* The legend of a chart takes its colors from the stylesheet, this one from the block. */}
      <ul className="keys">
        {sources.map(({ key, name }) => (
          <li key={key}>
            <span style={{ background: colors[key] }} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

const css = `
section.color-mode {
  padding: 16px;
  border: 1px solid rgba(128, 128, 128, 0.5);
  border-radius: 10px;
  font-size: 14px;
  line-height: 20px;
}
section.color-mode > .head {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
}
section.color-mode > .head > h3 {
  margin: 0;
  font-size: 18px;
  line-height: 28px;
}
section.color-mode .head > .choices {
  display: flex;
  gap: 6px;
}
section.color-mode .choices > button[type] {
  padding: 4px 10px;
  border: 1px solid rgba(128, 128, 128, 0.75);
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
}
section.color-mode .choices > button[aria-pressed='true'] {
  background: rgba(128, 128, 128, 0.3);
}
section.color-mode > ul.keys {
  display: flex;
  gap: 16px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
}
section.color-mode > ul.keys > li {
  display: flex;
  gap: 6px;
  align-items: center;
  margin: 0;
}
section.color-mode > ul.keys span {
  width: 10px;
  height: 10px;
  border-radius: 2px;
}
`;
