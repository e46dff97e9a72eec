import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  Metric,
  Position,
  ScaleType,
  Settings,
  type AreaSeriesStyle,
  type MetricDatum,
  type PartialTheme,
  type RecursivePartial,
} from '@elastic/charts';

const hours = Array.from({ length: 25 }, (_, hour) => {
  const day = Math.max(0, Math.sin(((hour - 5) * Math.PI) / 19));
  return {
    hour,
    Phone: Math.round(90 + 380 * day + 40 * Math.sin(hour * 1.4)),
    Desktop: Math.round(60 + 420 * Math.exp(-(((hour - 13) / 4.2) ** 2))),
    Tablet: Math.round(40 + 90 * day),
  };
});
const devices = [
  { name: 'Phone', color: '#3b82c4' },
  { name: 'Desktop', color: '#2f9e80' },
  { name: 'Tablet', color: '#d08a2e' },
] as const;
const entries = [
  { page: 'Home', visits: 4210 },
  { page: 'Search', visits: 3180 },
  { page: 'Price list', visits: 1890 },
  { page: 'Offers', visits: 1240 },
  { page: 'Contact', visits: 460 },
];
const count = (value: number) => value.toLocaleString('en');
const tile = (title: string, value: number, format = count): MetricDatum => ({
  title,
  color: '#cfe0f7',
  value,
  valueFormatter: format,
});
const tiles = [
  tile('Visits', 14_620),
  tile('Sign-ups', 388),
  tile('Pages a visit', 3.4),
  tile('Left at once', 41, (value) => `${value} %`),
];

const theme: PartialTheme = {
  chartMargins: { top: 6, right: 12, bottom: 0, left: 0 },
  metric: { valueFontSize: 24 },
};
const noPoints: RecursivePartial<AreaSeriesStyle> = {
  point: { visible: 'never' },
};

/** The width of an element, 0 until it is measured. */
function useWidth() {
  const ref = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(entry?.contentRect.width ?? 0),
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

const Figures = ({ narrow }: { narrow: boolean }) => (
  <Chart size={{ height: narrow ? 232 : 116 }}>
    <Settings theme={theme} ariaUseDefaultSummary={false} />
    <Metric
      id="figures"
      data={narrow ? [tiles.slice(0, 2), tiles.slice(2)] : [tiles]}
    />
  </Chart>
);

const Traffic = ({ narrow }: { narrow: boolean }) => (
  <Chart size={{ height: 260 }}>
    <Settings
      theme={theme}
      showLegend
      legendPosition={Position.Bottom}
      legendLayout="list"
    />
    <Axis
      id="hour"
      position={Position.Bottom}
      ticks={narrow ? 4 : 8}
      tickFormat={(hour) => `${hour}:00`}
    />
    <Axis
      id="visits"
      position={Position.Left}
      ticks={narrow ? 3 : 5}
      gridLine={{ visible: true }}
    />
    {devices.map(({ name, color }) => (
      <AreaSeries
        key={name}
        id={name}
        name={name}
        color={color}
        data={hours}
        xScaleType={ScaleType.Linear}
        xAccessor="hour"
        yAccessors={[name]}
        stackAccessors={['hour']}
        areaSeriesStyle={noPoints}
      />
    ))}
  </Chart>
);

const Entries = () => (
  <Chart size={{ height: 220 }}>
    <Settings theme={theme} rotation={90} />
    <Axis id="page" position={Position.Left} />
    <Axis
      id="visits"
      position={Position.Bottom}
      ticks={3}
      gridLine={{ visible: true }}
      tickFormat={count}
    />
    <BarSeries
      id="entries"
      name="Visits"
      color="#3b82c4"
      data={entries}
      xScaleType={ScaleType.Ordinal}
      xAccessor="page"
      yAccessors={['visits']}
    />
  </Chart>
);

/**
 * Mobile layout
 *
 * One column of panels becomes tabs where there is little room, with targets of 44 pixels and arrow keys. The width of the
 * block decides, not that of the window; narrow charts get fewer ticks and figures in two rows.
 *
 * @alt Dashboard of a website: four key figures, stacked areas of visits by hour and device, and bars of visits by first page. On a phone three tabs show one of them at a time.
 * @height 740 325
 * @tag responsive
 * @tag mobile
 * @tag keyboard
 */
export default function Mobile() {
  const id = useId();
  const [root, width] = useWidth();
  const [active, setActive] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const narrow = width < 560;
  const panels: { title: string; content: ReactNode }[] = [
    { title: 'Figures', content: <Figures narrow={narrow} /> },
    { title: 'By hour', content: <Traffic narrow={narrow} /> },
    { title: 'Pages', content: <Entries /> },
  ];

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step) return;
    const next = (active + step + panels.length) % panels.length;
    setActive(next);
    tabs.current[next]?.focus();
  };
  return (
    <section ref={root} className="mobile" aria-labelledby={`${id}title`}>
      <style>{css}</style>
      <h3 id={`${id}title`}>Website</h3>
      {/* Until the width is known, charts would be drawn twice. */}
      {width > 0 && narrow && (
        <>
          <div role="tablist" aria-labelledby={`${id}title`}>
            {panels.map(({ title }, index) => (
              <button
                key={title}
                ref={(tab) => {
                  tabs.current[index] = tab;
                }}
                id={`${id}tab${index}`}
                type="button"
                role="tab"
                aria-selected={index === active}
                aria-controls={`${id}panel`}
                tabIndex={index === active ? 0 : -1}
                onClick={() => setActive(index)}
                onKeyDown={onKeyDown}
              >
                {title}
              </button>
            ))}
          </div>
          <div
            id={`${id}panel`}
            role="tabpanel"
            aria-labelledby={`${id}tab${active}`}
          >
            {panels[active]?.content}
          </div>
        </>
      )}
      {width > 0 && !narrow && (
        <div className="panels">
          {panels.map(({ title, content }) => (
            <div key={title}>
              <h4>{title}</h4>
              {content}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const css = `
section.mobile {
  container-type: inline-size;
  font-size: 14px;
  line-height: 20px;
}
section.mobile > h3[id] {
  margin: 0 0 8px;
  font-size: 18px;
  line-height: 28px;
}
section.mobile > [role='tablist'] {
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin-bottom: 12px;
  border-bottom: 1px solid rgba(128, 128, 128, 0.35);
}
section.mobile > [role='tablist'] > button[type] {
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
section.mobile > [role='tablist'] > button[aria-selected='true'] {
  border-bottom-color: #3b82c4;
  font-weight: 600;
}
section.mobile > .panels {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
}
section.mobile > .panels > div > h4 {
  margin: 0 0 8px;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
}
@container (min-width: 900px) {
  section.mobile > .panels {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  section.mobile > .panels > div:first-child {
    grid-column: 1 / -1;
  }
}
`;
