import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  AreaSeries,
  Axis,
  BarSeries,
  Bullet,
  BulletSubtype,
  Chart,
  CurveType,
  Heatmap,
  LineSeries,
  Metric,
  MetricTrendShape,
  Partition,
  PartitionLayout,
  Position,
  RectAnnotation,
  ScaleType,
  Settings,
  Tooltip,
  TooltipTable,
  type TooltipTableColumn,
  type TooltipValue,
} from '@elastic/charts';

const colors = ['#16c5c0', '#61a2ff', '#ee72a6', '#eaae01', '#a6edea'];
const hours = Array.from({ length: 25 }, (_, index) => index);
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
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const wave = (hour: number, shift: number) => Math.sin((hour + shift) / 2.3);

const temperatures = hours.map((hour) => ({
  hour,
  store:
    -18.9 +
    0.6 * wave(hour, 0) +
    (hour > 13 && hour < 16 ? 2.2 : 0) +
    0.2 * wave(7 * hour, 1),
  dock: -14.5 + 1.1 * wave(hour, 4) + 2.6 * Math.exp(-(((hour - 14) / 3) ** 2)),
}));
const power = hours.flatMap((hour) => [
  { hour, part: 'Base', kilowatts: 18 + 2 * wave(hour, 1) },
  {
    hour,
    part: 'Freezers',
    kilowatts: 16 + 14 * Math.exp(-(((hour - 14) / 4) ** 2)),
  },
  {
    hour,
    part: 'Doors',
    kilowatts: 5 + 9 * Math.exp(-(((hour - 9) / 3) ** 2)),
  },
]);
const deliveries = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].flatMap(
  (day, row) =>
    Array.from({ length: 12 }, (_, column) => ({
      day,
      hour: column + 6,
      trucks: Math.max(
        0,
        Math.round(
          9 * Math.exp(-(((column - 4) / 3.5) ** 2)) +
            2 * wave(column * 3, row) -
            row / 2,
        ),
      ),
    })),
);
const alarms = [
  { cause: 'Door open', minor: 18, major: 5 },
  { cause: 'Defrost', minor: 13, major: 3 },
  { cause: 'Sensor', minor: 8, major: 4 },
  { cause: 'Filter', minor: 3, major: 0 },
].flatMap(({ cause, minor, major }) => [
  { cause, level: 'Minor', count: minor },
  { cause, level: 'Major', count: major },
]);
const arrivals = [
  { by: 'Truck', pallets: 164 },
  { by: 'Rail', pallets: 72 },
  { by: 'Sea', pallets: 41 },
];
const flavors = [
  { flavor: 'Vanilla', tons: 38 },
  { flavor: 'Mango', tons: 24 },
  { flavor: 'Pistachio', tons: 17 },
  { flavor: 'Berry', tons: 13 },
  { flavor: 'Lemon', tons: 8 },
];

const trend = (key: 'store' | 'dock') =>
  temperatures.map((row) => ({ x: row.hour, y: 25 + row[key] }));
const figures = [
  {
    title: 'Cold store',
    subtitle: 'target −18 °C',
    color: '#a6edea',
    value: -18.4,
    valueFormatter: (value: number) =>
      `${value.toFixed(1)} °C`.replace('-', '−'),
    trend: trend('store'),
    trendShape: MetricTrendShape.Area,
    trendA11yTitle: 'Temperature of the store over a day',
  },
  {
    title: 'Compressors',
    subtitle: '3 of 4 running',
    color: '#bfdbff',
    value: 58,
    valueFormatter: (value: number) => `${value} %`,
    trend: trend('dock'),
    trendShape: MetricTrendShape.Bars,
    trendA11yTitle: 'Load of the compressors over a day',
  },
  {
    title: 'Doors',
    subtitle: 'opened today',
    color: '#ffc7db',
    value: 214,
    valueFormatter: (value: number) => `${value}`,
  },
  {
    title: 'Uptime',
    subtitle: '30 days',
    color: '#fcd883',
    value: 99.95,
    valueFormatter: (value: number) => `${value} %`,
  },
];

const level = {
  title: 'Delivered cold',
  value: 94,
  target: 97,
  domain: [0, 100] as [number, number],
  ticks: [0, 50, 100],
  valueFormatter: (value: number) => `${Math.round(value)} %`,
  tickFormatter: (value: number) => `${Math.round(value)}`,
};

const theme = { chartMargins: { top: 4, bottom: 0, left: 0, right: 4 } };
const smallLabels = {
  ...theme,
  partition: { minFontSize: 9, maxFontSize: 13 },
};
const grid = { visible: true };
const dot = { width: 8, height: 8, borderRadius: 4 };

/** The axis of two charts. Not a constant element: the chart drops a spec that React does not render again. */
function TimeAxis() {
  return (
    <Axis id="time" position={Position.Bottom} tickFormat={clock} ticks={4} />
  );
}

/** A chart in a box with a title and a legend, `width` pixels wide. */
function Box(props: {
  title: string;
  legend?: Record<string, string>;
  width: number;
  height: number;
  children: ReactNode;
}) {
  const { title, legend = {}, width, height, children } = props;
  return (
    <figure
      style={{
        width,
        margin: 0,
        padding: 8,
        boxSizing: 'border-box',
        border: '1px solid #8593ad66',
        borderRadius: 8,
      }}
    >
      <figcaption
        style={{
          display: 'flex',
          gap: 10,
          height: 24,
          fontSize: 12,
          lineHeight: '20px',
        }}
      >
        <span style={{ flex: 1, fontSize: 13, fontWeight: 600 }}>{title}</span>
        {Object.entries(legend).map(([name, color]) => (
          <span
            key={name}
            style={{ display: 'flex', alignItems: 'center', gap: 5 }}
          >
            <span style={{ ...dot, background: color }} />
            {name}
          </span>
        ))}
      </figcaption>
      <Chart size={{ height }}>{children}</Chart>
    </figure>
  );
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
 * Dashboard of a cold store
 *
 * Eight charts of eight families share one grid and one palette. The width of the page decides between two columns
 * and one.
 *
 * @alt Dashboard of a cold store: four figures with −18.4 °C, 58 % of the compressors' power, 214 opened doors and 99.95 % uptime; lines of two temperatures over a day, a heatmap of deliveries by weekday and hour, alarms by cause as stacked bars, stacked areas of power, a pie of arrivals, a treemap of space by flavor, and a bullet chart of deliveries.
 * @height 648 1292
 * @tag grid
 * @tag composition
 */
export default function ColdStore() {
  const [root, width] = useWidth();
  const narrow = width < 560;
  const part = (share: number) =>
    narrow ? width : Math.floor((width - 12) * share);
  const third = narrow
    ? Math.floor((width - 12) / 2)
    : Math.floor((width - 24) / 3);
  return (
    <div ref={root}>
      {width > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <div style={{ width }}>
            <Chart size={{ height: narrow ? 180 : 92 }}>
              <Settings theme={theme} ariaUseDefaultSummary={false} />
              <Metric
                id="figures"
                data={
                  narrow ? [figures.slice(0, 2), figures.slice(2)] : [figures]
                }
              />
            </Chart>
          </div>
          <Box
            title="Temperature"
            legend={{ Store: '#61a2ff', Dock: '#ee72a6' }}
            width={part(0.6)}
            height={140}
          >
            <Settings theme={theme} />
            <TimeAxis />
            <Axis
              id="celsius"
              position={Position.Left}
              ticks={4}
              gridLine={grid}
              domain={{ min: -22, max: -10 }}
              tickFormat={(value) => `${value} °C`.replace('-', '−')}
            />
            <RectAnnotation
              id="target"
              dataValues={[{ coordinates: { y0: -20, y1: -16 } }]}
              style={{ fill: '#16c5c0', opacity: 0.14 }}
            />
            {(['store', 'dock'] as const).map((key, index) => (
              <LineSeries
                key={key}
                id={key}
                name={key === 'store' ? 'Store' : 'Dock'}
                color={index === 0 ? '#61a2ff' : '#ee72a6'}
                curve={CurveType.CURVE_MONOTONE_X}
                data={temperatures}
                xScaleType={ScaleType.Linear}
                xAccessor="hour"
                yAccessors={[key]}
              />
            ))}
          </Box>
          <Box title="Deliveries by hour" width={part(0.4)} height={140}>
            <Settings
              theme={{
                ...theme,
                heatmap: { cell: { label: { visible: false } } },
              }}
            />
            <Tooltip body={Values} />
            <Heatmap
              id="deliveries"
              name="Trucks"
              data={deliveries}
              xAccessor="hour"
              yAccessor="day"
              valueAccessor="trucks"
              xScale={{ type: ScaleType.Ordinal }}
              xSortPredicate="dataIndex"
              ySortPredicate="dataIndex"
              xAxisLabelName="Hour"
              yAxisLabelName="Day"
              xAxisLabelFormatter={(hour) =>
                Number(hour) % 3 === 0 ? `${hour}` : ''
              }
              colorScale={{
                type: 'bands',
                bands: [
                  '#e3f8f7',
                  '#a6edea',
                  '#5bd6d2',
                  '#16a5a0',
                  '#0b64dd',
                ].map((color, index) => ({
                  color,
                  start: index === 0 ? -Infinity : 2 * index,
                  end: index === 4 ? Infinity : 2 * index + 2,
                })),
              }}
            />
          </Box>
          <Box
            title="Alarms by cause"
            legend={{ Minor: '#61a2ff', Major: '#f6726a' }}
            width={part(0.4)}
            height={130}
          >
            <Settings theme={theme} rotation={90} />
            <Axis id="cause" position={Position.Left} />
            <Axis
              id="count"
              position={Position.Bottom}
              ticks={4}
              gridLine={grid}
            />
            <BarSeries
              id="alarms"
              data={alarms}
              color={['#61a2ff', '#f6726a']}
              xAccessor="cause"
              yAccessors={['count']}
              splitSeriesAccessors={['level']}
              stackAccessors={['cause']}
            />
          </Box>
          <Box
            title="Power"
            legend={{ Base: '#16c5c0', Freezers: '#61a2ff', Doors: '#ee72a6' }}
            width={part(0.6)}
            height={130}
          >
            <Settings theme={theme} />
            <TimeAxis />
            <Axis
              id="kilowatts"
              position={Position.Left}
              ticks={3}
              gridLine={grid}
              tickFormat={(value) => `${value} kW`}
            />
            <AreaSeries
              id="power"
              data={power}
              color={['#16c5c0', '#61a2ff', '#ee72a6']}
              curve={CurveType.CURVE_MONOTONE_X}
              areaSeriesStyle={{ area: { opacity: 0.75 } }}
              xScaleType={ScaleType.Linear}
              xAccessor="hour"
              yAccessors={['kilowatts']}
              splitSeriesAccessors={['part']}
              stackAccessors={['hour']}
            />
          </Box>
          <Box title="Arrivals" width={third} height={124}>
            <Settings theme={smallLabels} />
            <Partition
              id="arrivals"
              data={arrivals}
              valueAccessor={({ pallets }) => pallets}
              layers={[
                {
                  groupByRollup: ({ by }: (typeof arrivals)[number]) => by,
                  shape: {
                    fillColor: (_key, index) => colors[index] ?? '#8593ad',
                  },
                },
              ]}
            />
          </Box>
          <Box title="Space by flavor" width={third} height={124}>
            <Settings theme={smallLabels} />
            <Partition
              id="flavors"
              data={flavors}
              layout={PartitionLayout.treemap}
              valueAccessor={({ tons }) => tons}
              valueFormatter={(value) => `${value} t`}
              layers={[
                {
                  groupByRollup: ({ flavor }: (typeof flavors)[number]) =>
                    flavor,
                  shape: {
                    fillColor: (_key, index) =>
                      ['#a6edea', '#fcd883', '#16c5c0', '#ee72a6', '#61a2ff'][
                        index
                      ] ?? '#8593ad',
                  },
                },
              ]}
            />
          </Box>
          <Box
            title="Service level"
            width={narrow ? width : third}
            height={124}
          >
            <Settings theme={theme} />
            <Bullet
              id="level"
              subtype={BulletSubtype.horizontal}
              data={[[level]]}
              colorBands={['#a6edea', '#61a2ff']}
            />
          </Box>
        </div>
      )}
    </div>
  );
}
