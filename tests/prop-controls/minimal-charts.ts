/** Specs of a chart: the names that they need from the library, and what they declare. */
interface Specs {
  names: string;
  specs: string;
  code?: string;
}

const rows = `const rows = [
  { x: 1, y: 2, kind: 'a' },
  { x: 2, y: 5, kind: 'a' },
  { x: 3, y: 3, kind: 'a' },
];`;
const axes = `<Axis id="x" position="bottom" />
      <Axis id="y" />`;
/** The series, and another one: a chart needs a series in the group of its axes. */
const series = (name: string): Specs => ({
  names: `Axis, Chart, ${name}${name === 'LineSeries' ? '' : ', LineSeries'}`,
  specs: `${axes}
      <${name} id="series" data={rows} xAccessor="x" yAccessors={['y']} />
      <LineSeries id="other" data={rows} xAccessor="x" yAccessors={['y']} />`,
  code: rows,
});
const bars = series('BarSeries');
const beside = (name: string, spec: string): Specs => ({
  names: `${bars.names}, ${name}`,
  specs: `${spec}
      ${bars.specs}`,
  code: rows,
});
const alone = (name: string, spec: string, code?: string): Specs => ({
  names: `Chart, ${name}`,
  specs: spec,
  code,
});
const flameColumns = `const pair = new Float32Array([0, 0.5, 0, 0]);
const size = new Float32Array([1, 0.5]);
const columns = {
  label: ['root', 'child'],
  value: new Float64Array([2, 1]),
  color: new Float32Array(8).fill(1),
  position0: pair,
  position1: pair,
  size0: size,
  size1: size,
};`;
const groups = '<GroupBy id="groups" by={(_, row) => row.kind} sort="dataIndex" />';

const charts: Record<string, Specs> = {
  AreaSeries: series('AreaSeries'),
  Axis: bars,
  BarSeries: bars,
  BubbleSeries: series('BubbleSeries'),
  Bullet: alone(
    'Bullet',
    `<Bullet
        id="bullet"
        subtype="horizontal"
        data={[[{ title: 'A', value: 4, domain: [0, 9], valueFormatter: String, tickFormatter: String }]]}
      />`,
  ),
  Chart: bars,
  Flame: alone(
    'Flame',
    `<Flame
        id="flame"
        columnarData={columns}
        controlProviderCallback={{}}
        valueAccessor={() => 0}
        valueFormatter={(value) => String(value)}
      />`,
    flameColumns,
  ),
  Goal: alone('Goal', '<Goal id="goal" subtype="goal" domain={{ min: 0, max: 100 }} />'),
  GroupBy: {
    names: `${bars.names}, GroupBy, SmallMultiples`,
    specs: `${groups}
      <SmallMultiples splitVertically="groups" />
      ${bars.specs}`,
    code: rows,
  },
  Heatmap: alone(
    'Heatmap',
    `<Heatmap
        id="heatmap"
        colorScale={{ type: 'bands', bands: [{ start: 0, end: 9, color: '#aabbcc' }] }}
        data={rows}
        xAccessor="x"
        yAccessor="kind"
        valueAccessor="y"
      />`,
    rows,
  ),
  HistogramBarSeries: series('HistogramBarSeries'),
  LineAnnotation: beside(
    'LineAnnotation',
    `<LineAnnotation id="line" domainType="yDomain" dataValues={[{ dataValue: 3 }]} />`,
  ),
  LineSeries: series('LineSeries'),
  Metric: alone(
    'Metric',
    `<Metric id="metric" data={[[{ title: 'A', color: '#6dccb1', value: 4, valueFormatter: String }]]} />`,
  ),
  Partition: alone(
    'Partition',
    `<Partition
        id="partition"
        data={rows}
        valueAccessor={(row: { y: number }) => row.y}
        layers={[{ groupByRollup: (row: { x: number }) => row.x }]}
      />`,
    rows,
  ),
  RectAnnotation: beside(
    'RectAnnotation',
    `<RectAnnotation id="area" dataValues={[{ coordinates: { y0: 2, y1: 3 } }]} />`,
  ),
  Settings: beside('Settings', '<Settings />'),
  SmallMultiples: {
    names: `${bars.names}, GroupBy, SmallMultiples`,
    specs: `${groups}
      <SmallMultiples />
      ${bars.specs}`,
    code: rows,
  },
  Timeslip: alone('Timeslip', '<Timeslip id="timeslip" getData={() => []} />'),
  Tooltip: beside('Tooltip', '<Tooltip />'),
  Wordcloud: alone(
    'Wordcloud',
    `<Wordcloud id="words" data={[{ text: 'word', weight: 1, color: '#0077bb' }]} />`,
  ),
};

/** Elements that are not specs of a chart. */
const elements: Record<string, Specs> = {
  Meter: {
    names: 'Meter',
    specs: `<Meter value={4} domain={[0, 9]} fill={{ type: 'single', color: '#0077bb' }} trackColor="#dddddd" />`,
  },
  TooltipContainer: {
    names: 'TooltipContainer',
    specs: '<TooltipContainer>Text</TooltipContainer>',
  },
  TooltipDivider: { names: 'TooltipDivider', specs: '<TooltipDivider />' },
  TooltipFooter: { names: 'TooltipFooter', specs: '<TooltipFooter>Text</TooltipFooter>' },
  TooltipHeader: { names: 'TooltipHeader', specs: '<TooltipHeader header={null} />' },
  TooltipMetricRow: {
    names: 'TooltipMetricRow',
    specs: '<TooltipMetricRow label="A" metric={4} />',
  },
  TooltipTable: { names: 'TooltipTable', specs: '<TooltipTable columns={[]} items={[]} />' },
  TooltipTableBody: {
    names: 'TooltipTableBody',
    specs: '<TooltipTableBody columns={[]} items={[]} selected={[]} />',
  },
  ...Object.fromEntries(
    ['TooltipTableFooter', 'TooltipTableHeader'].map((name) => [
      name,
      { names: name, specs: `<${name} columns={[]} items={[]} />` },
    ]),
  ),
  TooltipTableCell: { names: 'TooltipTableCell', specs: '<TooltipTableCell>4</TooltipTableCell>' },
  TooltipTableColorCell: { names: 'TooltipTableColorCell', specs: '<TooltipTableColorCell />' },
  TooltipTableRow: { names: 'TooltipTableRow', specs: '<TooltipTableRow>4</TooltipTableRow>' },
};

const moduleOf = ({ names, code }: Specs, content: string): string => `import { ${names
  .split(', ')
  .sort()
  .join(', ')} } from '@elastic/charts';
${code ? `\n${code}\n` : ''}
export default function Sample() {
  return (
    ${content}
  );
}
`;

/** Returns a module with elements, and with text, so that it is known when it is drawn. */
const elementModule = (specs: Specs): string =>
  moduleOf(specs, `<div>\n      <p>Sample</p>\n      ${specs.specs}\n    </div>`);

/** Modules that draw one element of each component with the props that it needs. */
export const minimalCharts: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(charts).map(([name, specs]) => [
      name,
      moduleOf(specs, `<Chart size={{ height: 300 }}>\n      ${specs.specs}\n    </Chart>`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(elements).map(([name, specs]) => [name, elementModule(specs)]),
  ),
};

/** Modules for props that the others cannot have. */
export const otherMinimalCharts: Record<string, string> = {
  'TooltipTable.gridTemplateColumns': elementModule({
    names: 'TooltipTable, TooltipTableRow',
    specs: `<TooltipTable gridTemplateColumns="auto">
        <TooltipTableRow>4</TooltipTableRow>
      </TooltipTable>`,
  }),
};
