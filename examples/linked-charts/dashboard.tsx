import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  AnnotationDomainType,
  AreaSeries,
  Axis,
  BarSeries,
  Chart,
  DARK_THEME,
  Heatmap,
  LabelOverflowConstraint,
  LayoutDirection,
  LIGHT_THEME,
  LineAnnotation,
  LineSeries,
  Metric,
  MetricTrendShape,
  Partition,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  timeFormatter,
  Tooltip,
  TooltipTable,
  TooltipType,
  type AxisProps,
  type BrushEndListener,
  type MetricDatum,
  type PartialTheme,
  type PointerUpdateListener,
  type SettingsProps,
  type TooltipHeaderFormatter,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

// Data: one day in steps of ten minutes. The collector was down from 08:20 to 09:30.

const step = 600_000;
const start = Date.UTC(2025, 2, 26);
const limit = 300; // milliseconds
const channels = [
  { id: 'web', name: 'Web', color: '#4a84e0' },
  { id: 'app', name: 'App', color: '#26a69a' },
  { id: 'partners', name: 'Partners', color: '#a47ddb' },
] as const;
const causes = [
  'Card declined',
  'Timeout',
  'Out of stock',
  'Bad address',
  'Fraud check',
];
const methods = [
  { name: 'Card', color: '#4a84e0', share: 0.46 },
  { name: 'Wallet', color: '#26a69a', share: 0.29 },
  { name: 'Invoice', color: '#e3a03c', share: 0.16 },
  { name: 'Voucher', color: '#a47ddb', share: 0.09 },
];

/** Repeatable noise from 0 to 1, in place of Math.random. */
const noise = (seed: number) =>
  (Math.abs(Math.sin(seed * 127.1) * 43758.5) * 10) % 1;
const bump = (hour: number, at: number, width: number) =>
  Math.exp(-(((hour - at) / width) ** 2));

interface Sample {
  time: number;
  web: number | null;
  app: number | null;
  partners: number | null;
  latency: number | null;
  orders: number;
  failures: number[];
}

const samples = Array.from({ length: 144 }, (_, index): Sample => {
  const hour = index / 6;
  const time = start + index * step;
  const failures = causes.map(() => 0);
  if (index > 49 && index < 57)
    return {
      time,
      web: null,
      app: null,
      partners: null,
      latency: null,
      orders: 0,
      failures,
    };
  const load = 0.16 + 0.62 * bump(hour, 12.5, 4) + 0.75 * bump(hour, 20, 2.2);
  const incident = bump(hour, 15.6, 0.7);
  const requests = (share: number, seed: number) =>
    Math.round(900 * share * load * (0.93 + 0.14 * noise(index + seed)));
  return {
    time,
    web: requests(0.5, 1),
    app: requests(0.35, 2) + Math.round(60 * bump(hour, 21, 1.5)),
    partners: requests(0.15, 3),
    latency: Math.round(
      130 + 70 * load + 24 * noise(index + 4) + 210 * incident,
    ),
    orders: Math.round(
      70 * load * (0.9 + 0.2 * noise(index + 5)) * (1 - 0.4 * incident),
    ),
    failures: [1.9, 0.5 + 9 * incident, 1.2, 0.8, 0.35].map((rate, cause) =>
      Math.round(rate * load * 2 * noise(index + 6 + cause)),
    ),
  };
});

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const week = weekdays.flatMap((day, index) =>
  Array.from({ length: 24 }, (_, hour) => ({
    day,
    hour: String(hour).padStart(2, '0'),
    orders: Math.round(
      (90 * bump(hour, index > 4 ? 15 : 12.5, 4.2) +
        (index > 4 ? 70 : 110) * bump(hour, 20, 2.3)) *
        (0.85 + 0.3 * noise(index * 24 + hour)),
    ),
  })),
);

const services = ['cart', 'catalog', 'checkout', 'payments'].map(
  (name, service) => ({
    name,
    load: Array.from({ length: 48 }, (_, x) => ({
      x,
      share:
        0.24 +
        0.06 * service +
        0.42 * bump(x / 2, 20 - service, 3 + service) +
        0.16 * bump(x / 2, 12, 3) +
        (service === 3 ? 0.34 * bump(x / 2, 23.5, 3) : 0) +
        0.07 * noise(x + 100 * service),
    })),
  }),
);

// Look: everything that depends on the color mode, in objects that stay the same.

const modes = {
  light: {
    baseTheme: LIGHT_THEME,
    page: { background: '#f3f5f9', color: '#1d2a3e' },
    line: '#dde3ec',
    tile: '#e8effb',
    alert: '#fbd9d7',
    bands: ['#e3ebfa', '#a9c4f1', '#6394e2', '#2a5cb4'],
  },
  dark: {
    baseTheme: DARK_THEME,
    page: { background: '#060d18', color: '#dfe5ef' },
    line: '#22304a',
    tile: '#142847',
    alert: '#5a2229',
    bands: ['#142847', '#21488a', '#3f75cf', '#93b9f7'],
  },
};
type Mode = (typeof modes)['light'];

const hidden = { visible: false };
const theme: PartialTheme = {
  chartMargins: { top: 8, right: 10, bottom: 0, left: 0 },
  chartPaddings: { top: 0, right: 0, bottom: 0, left: 0 },
  axes: { gridLine: { horizontal: hidden, vertical: hidden } },
  areaSeriesStyle: {
    area: { opacity: 0.55 },
    line: { strokeWidth: 1 },
    point: { visible: 'never' },
  },
  lineSeriesStyle: { point: { visible: 'never' } },
  barSeriesStyle: {
    displayValue: {
      alignment: { horizontal: 'right', vertical: 'middle' },
      offsetX: -32,
      fontSize: 12,
      fill: { color: '#7d8aa0' },
    },
  },
  partition: {
    emptySizeRatio: 0.74,
    outerSizeRatio: 0.95,
    minFontSize: 99,
    linkLabel: { maxCount: 0 },
  },
  heatmap: {
    grid: { stroke: { width: 0 } },
    cell: { label: hidden, border: { stroke: 'transparent', strokeWidth: 2 } },
    yAxisLabel: { width: 44 },
  },
};
const sparkline: PartialTheme = {
  ...theme,
  chartMargins: { top: 2, right: 0, bottom: 2, left: 0 },
};
const overPlot: SettingsProps['legendPosition'] = {
  direction: LayoutDirection.Vertical,
  vAlign: Position.Top,
  hAlign: Position.Left,
  floating: true,
  floatingColumns: 1,
};

const sameWidth: AxisProps['style'] = { minExtent: 48, maxExtent: 48 };
const grid = { visible: true };
const external: SettingsProps['externalPointerEvents'] = {
  tooltip: { visible: true },
};
const atMost = { min: 0, max: 450 };
const oneScale = { min: 0, max: 1 };
const timeOfDay = timeFormatter('HH:mm');
const clock: TooltipHeaderFormatter = ({ value }) =>
  timeOfDay(value, { timeZone: 'utc' });
const count = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${Math.round(value)} ms`;
const euros = (value: number) => `€${count(value)}`;
const sum = (values: number[]) =>
  values.reduce((total, value) => total + value, 0);

interface Panel {
  mode: Mode;
  narrow: boolean;
}

/** Props of charts that share a range of time and a crosshair. */
interface Linked extends Panel {
  chart: RefObject<Chart>;
  settings: SettingsProps;
}

const Traffic = memo(function Traffic({
  mode,
  narrow,
  chart,
  settings,
}: Linked) {
  return (
    <Chart ref={chart} id="traffic" size={{ height: narrow ? 250 : 210 }}>
      <Settings
        {...settings}
        baseTheme={mode.baseTheme}
        ariaLabelledBy="traffic-title"
        showLegend
        legendPosition={narrow ? Position.Bottom : overPlot}
        legendLayout={narrow ? 'list' : undefined}
      />
      <Tooltip headerFormatter={clock} />
      <Axis id="time" position={Position.Bottom} />
      <Axis
        id="count"
        position={Position.Left}
        ticks={4}
        gridLine={grid}
        style={sameWidth}
      />
      {channels.map(({ id, name, color }) => (
        <AreaSeries
          key={id}
          id={id}
          name={name}
          color={color}
          data={samples}
          timeZone="utc"
          xScaleType={ScaleType.Time}
          xAccessor="time"
          yAccessors={[id]}
          stackAccessors={['time']}
          tickFormat={count}
        />
      ))}
      <RectAnnotation
        id="no-data"
        dataValues={[
          {
            coordinates: { x0: start + 49 * step, x1: start + 57 * step },
            details: 'The collector was down',
          },
        ]}
        style={{ opacity: 0.1 }}
      />
    </Chart>
  );
});

const Latency = memo(function Latency({ mode, chart, settings }: Linked) {
  return (
    <Chart ref={chart} id="latency" size={{ height: 160 }}>
      <Settings
        {...settings}
        baseTheme={mode.baseTheme}
        ariaLabelledBy="latency-title"
      />
      <Tooltip headerFormatter={clock} />
      <Axis id="time" position={Position.Bottom} />
      <Axis
        id="ms"
        position={Position.Left}
        ticks={3}
        domain={atMost}
        gridLine={grid}
        style={sameWidth}
      />
      <LineAnnotation
        id="limit"
        domainType={AnnotationDomainType.YDomain}
        dataValues={[{ dataValue: limit, header: 'Limit', details: ms(limit) }]}
        style={{
          line: {
            stroke: '#e5484d',
            strokeWidth: 1.5,
            opacity: 1,
            dash: [5, 4],
          },
        }}
      />
      <LineSeries
        id="p95"
        name="95th percentile"
        color="#e3a03c"
        data={samples}
        timeZone="utc"
        xScaleType={ScaleType.Time}
        xAccessor="time"
        yAccessors={['latency']}
        tickFormat={ms}
      />
    </Chart>
  );
});

const Figures = memo(function Figures({
  mode,
  narrow,
  rows,
}: Panel & { rows: Sample[] }) {
  const tiles = useMemo(() => tilesOf(rows, mode), [rows, mode]);
  const data = narrow ? [tiles.slice(0, 2), tiles.slice(2)] : [tiles];
  return (
    <Chart id="figures" size={{ height: narrow ? 220 : 120 }}>
      <Settings
        baseTheme={mode.baseTheme}
        theme={theme}
        ariaUseDefaultSummary={false}
      />
      <Metric id="figures" data={data} />
    </Chart>
  );
});

function tilesOf(rows: Sample[], { tile, alert }: Mode): MetricDatum[] {
  const measured = rows.filter(({ latency }) => latency !== null);
  const orders = sum(rows.map((row) => row.orders));
  const failed = sum(rows.flatMap(({ failures }) => failures));
  const slowest = Math.max(0, ...measured.map(({ latency }) => latency ?? 0));
  const share = (100 * failed) / (orders + failed || 1);
  const trend = measured.map((row) => ({ x: row.time, y: row.orders }));
  return [
    {
      title: 'Orders',
      color: tile,
      value: orders,
      valueFormatter: count,
      trend,
      trendShape: MetricTrendShape.Area,
      trendA11yTitle: 'Orders over the day',
    },
    {
      title: 'Revenue',
      color: tile,
      value: orders * 38.4,
      valueFormatter: euros,
    },
    {
      title: 'Slowest p95',
      color: slowest > limit ? alert : tile,
      value: slowest,
      valueFormatter: ms,
    },
    {
      title: 'Failed orders',
      color: share > 10 ? alert : tile,
      value: share,
      valueFormatter: (value) => `${value.toFixed(1)} %`,
    },
  ];
}

const Failures = memo(function Failures({
  mode,
  rows,
}: Panel & { rows: Sample[] }) {
  const data = useMemo(
    () =>
      causes
        .map((cause, index) => ({
          cause,
          count: sum(rows.map((row) => row.failures[index] ?? 0)),
        }))
        .sort((a, b) => b.count - a.count),
    [rows],
  );
  return (
    <Chart id="failures" size={{ height: 200 }}>
      <Settings
        baseTheme={mode.baseTheme}
        theme={theme}
        rotation={90}
        ariaLabelledBy="failures-title"
      />
      <Axis id="cause" position={Position.Left} />
      <Axis
        id="count"
        position={Position.Bottom}
        hide
        domain={{ min: 0, max: 1.3 * (data[0]?.count || 1) }}
      />
      <BarSeries
        id="failed"
        name="Failed orders"
        color="#e07a5f"
        data={data}
        xAccessor="cause"
        yAccessors={['count']}
        displayValueSettings={{
          showValueLabel: true,
          overflowConstraints: [LabelOverflowConstraint.ChartEdges],
        }}
      />
    </Chart>
  );
});

const Payments = memo(function Payments({
  mode,
  rows,
}: Panel & { rows: Sample[] }) {
  const total = 38.4 * sum(rows.map(({ orders }) => orders));
  const data = useMemo(
    () => methods.map(({ name, share }) => ({ name, value: share * total })),
    [total],
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ position: 'relative' }}>
        <Chart id="payments" size={{ height: 168 }}>
          <Settings
            baseTheme={mode.baseTheme}
            theme={theme}
            ariaLabelledBy="payments-title"
          />
          <Partition
            id="methods"
            data={data}
            valueAccessor={({ value }) => value}
            valueFormatter={euros}
            specialFirstInnermostSector={false}
            layers={[
              {
                groupByRollup: ({ name }: { name: string }) => name,
                shape: {
                  fillColor: (key) =>
                    methods.find(({ name }) => name === key)?.color ?? '#888',
                },
              },
            ]}
          />
        </Chart>
        <div style={middle}>
          <strong style={{ fontSize: 18, lineHeight: '24px' }}>
            {euros(total)}
          </strong>
          <span style={{ fontSize: 12, lineHeight: '16px' }}>in total</span>
        </div>
      </div>
      <div style={keys}>
        {methods.map(({ name, color, share }) => (
          <span
            key={name}
            style={{ display: 'flex', alignItems: 'center', gap: 6 }}
          >
            <span
              style={{
                width: 9,
                height: 9,
                borderRadius: 2,
                background: color,
              }}
            />
            {`${name} ${Math.round(share * 100)} %`}
          </span>
        ))}
      </div>
    </div>
  );
});

const middle: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
};
const keys: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 12,
  height: 32,
  fontSize: 12,
  lineHeight: '16px',
};

/** Rows of the tooltip, with the hour of every column: the axis leaves most of them out. */
const columns: TooltipTableColumn[] = [
  { type: 'color' },
  { type: 'text', cell: ({ label }) => label },
  {
    type: 'number',
    cell: ({ label, value, formattedValue }) =>
      label === 'Hour' ? `${value}:00` : formattedValue,
  },
];
const Values = ({ items }: { items: TooltipValue[] }) => (
  <TooltipTable items={items} columns={columns} />
);

const Week = memo(function Week({ mode, narrow }: Panel) {
  return (
    <Chart id="week" size={{ height: narrow ? 250 : 220 }}>
      <Settings
        baseTheme={mode.baseTheme}
        theme={theme}
        ariaLabelledBy="week-title"
        showLegend
        legendPosition={narrow ? Position.Bottom : Position.Right}
        legendLayout={narrow ? 'list' : undefined}
      />
      <Tooltip body={Values} />
      <Heatmap
        id="orders"
        name="Orders"
        data={week}
        xAccessor="hour"
        yAccessor="day"
        valueAccessor="orders"
        xScale={{ type: ScaleType.Ordinal }}
        xSortPredicate="dataIndex"
        ySortPredicate="dataIndex"
        xAxisLabelName="Hour"
        yAxisLabelName="Day"
        xAxisLabelFormatter={(hour) =>
          Number(hour) % (narrow ? 6 : 3) === 0 ? `${hour}` : ''
        }
        colorScale={{
          type: 'bands',
          bands: mode.bands.map((color, index) => ({
            color,
            start: index === 0 ? -Infinity : index * 40,
            end: index === mode.bands.length - 1 ? Infinity : (index + 1) * 40,
          })),
        }}
      />
    </Chart>
  );
});

const Services = memo(function Services({ mode, narrow }: Panel) {
  const cell: CSSProperties = {
    height: 45,
    padding: '6px 0',
    textAlign: 'start',
    borderStyle: 'solid',
    borderWidth: '1px 0 0',
    borderColor: mode.line,
  };
  // Collapsed borders would make the height of the table a fraction of a pixel.
  const rows: CSSProperties = {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    margin: 0,
    fontSize: 14,
  };
  return (
    <table style={rows}>
      <tbody>
        {services.map(({ name, load }) => (
          <tr key={name}>
            <th
              id={`service-${name}`}
              scope="row"
              style={{ ...cell, width: '36%', fontWeight: 400 }}
            >
              {name}
            </th>
            <td style={{ ...cell, width: '20%' }}>
              {Math.round(100 * (load.at(-1)?.share ?? 0))} %
            </td>
            <td style={{ ...cell, width: '44%' }}>
              <Chart size={{ width: narrow ? 96 : 240, height: 32 }}>
                <Settings
                  baseTheme={mode.baseTheme}
                  theme={sparkline}
                  ariaLabelledBy={`service-${name}`}
                  ariaUseDefaultSummary={false}
                />
                <Tooltip type={TooltipType.None} />
                <Axis
                  id="share"
                  position={Position.Left}
                  hide
                  domain={oneScale}
                />
                <AreaSeries
                  id="load"
                  color="#4a84e0"
                  data={load}
                  xScaleType={ScaleType.Linear}
                  xAccessor="x"
                  yAccessors={['share']}
                />
              </Chart>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** A box with a title, `width` pixels wide. */
function Box(props: {
  id: string;
  title: string;
  mode: Mode;
  width: number;
  children: ReactNode;
}) {
  const { id, title, mode, width, children } = props;
  return (
    <figure
      style={{
        width,
        margin: 0,
        padding: 12,
        boxSizing: 'border-box',
        border: `1px solid ${mode.line}`,
        borderRadius: 10,
        background: mode.baseTheme.background.color,
      }}
    >
      <figcaption
        id={`${id}-title`}
        style={{
          display: 'block',
          paddingBottom: 6,
          fontSize: 14,
          lineHeight: '20px',
          fontWeight: 600,
        }}
      >
        {title}
      </figcaption>
      {children}
    </figure>
  );
}

/** The color mode of the document, and a function that changes it. */
function useColorMode() {
  const name = useSyncExternalStore(
    (onChange) => {
      const observer = new window.MutationObserver(onChange);
      observer.observe(document.documentElement, {
        attributeFilter: ['data-theme'],
      });
      return () => observer.disconnect();
    },
    () =>
      document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const toggle = () => {
    document.documentElement.dataset.theme = name === 'dark' ? 'light' : 'dark';
  };
  return [name, toggle] as const;
}

/** The width of an element, 0 until it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
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

/**
 * Dashboard
 *
 * Drag over requests or latency: both zoom in, and figures, bars and donut count the range. The crosshair
 * moves through both, a button switches the color mode, and below 560 pixels there is one column.
 *
 * @alt Dashboard of a web shop over one day: four key figures, stacked areas of requests with a gap in the morning, latency above its limit of 300 milliseconds at half past three, failed orders by cause, a donut of revenue by payment method, a heatmap of orders by weekday and hour, and a table of four services with sparklines.
 * @height 1527 1961
 * @tag crosshair
 * @tag brush
 * @tag time
 */
export default function Dashboard({ debugState = false }) {
  const [root, width] = useWidth();
  const [modeName, toggleMode] = useColorMode();
  const [range, setRange] = useState<{ min: number; max: number }>();
  const traffic = useRef<Chart>(null);
  const latency = useRef<Chart>(null);

  const onPointerUpdate = useCallback<PointerUpdateListener>((event) => {
    for (const chart of [traffic, latency])
      chart.current?.dispatchExternalPointerEvent(event);
  }, []);
  const onBrushEnd = useCallback<BrushEndListener>((event) => {
    if ('cells' in event || !event.x) return;
    const [min, max] = event.x;
    if (max - min >= 3 * step) setRange({ min, max });
  }, []);
  const settings = useMemo<SettingsProps>(
    () => ({
      theme,
      debugState,
      onPointerUpdate,
      externalPointerEvents: external,
      onBrushEnd,
      xDomain: range,
    }),
    [debugState, onPointerUpdate, onBrushEnd, range],
  );
  const rows = useMemo(
    () =>
      samples.filter(
        ({ time }) => !range || (time >= range.min && time <= range.max),
      ),
    [range],
  );

  const mode = modes[modeName];
  const narrow = width < 560;
  const full = width - 24;
  const half = narrow ? full : (full - 12) / 2;
  const panel = { mode, narrow };
  return (
    <div ref={root} style={{ ...mode.page, borderRadius: 12 }}>
      {width > 0 && (
        <div
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}
        >
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 8,
              width: full,
              height: 29,
            }}
          >
            <strong style={{ flex: 1, fontSize: 18, lineHeight: '29px' }}>
              Shop
            </strong>
            <button
              type="button"
              disabled={!range}
              onClick={() => setRange(undefined)}
            >
              Whole day
            </button>
            <button
              type="button"
              aria-pressed={modeName === 'dark'}
              onClick={toggleMode}
            >
              Dark mode
            </button>
          </div>
          <Box id="figures" title="Key figures" mode={mode} width={full}>
            <Figures {...panel} rows={rows} />
          </Box>
          <Box
            id="traffic"
            title="Requests in ten minutes"
            mode={mode}
            width={full}
          >
            <Traffic {...panel} chart={traffic} settings={settings} />
          </Box>
          <Box
            id="latency"
            title="Latency, 95th percentile"
            mode={mode}
            width={full}
          >
            <Latency {...panel} chart={latency} settings={settings} />
          </Box>
          <Box
            id="failures"
            title="Failed orders by cause"
            mode={mode}
            width={half}
          >
            <Failures {...panel} rows={rows} />
          </Box>
          <Box
            id="payments"
            title="Revenue by payment method"
            mode={mode}
            width={half}
          >
            <Payments {...panel} rows={rows} />
          </Box>
          <Box
            id="week"
            title="Orders by weekday and hour"
            mode={mode}
            width={full}
          >
            <Week {...panel} />
          </Box>
          <Box
            id="services"
            title="Processor load in 24 hours"
            mode={mode}
            width={full}
          >
            <Services {...panel} />
          </Box>
        </div>
      )}
    </div>
  );
}
