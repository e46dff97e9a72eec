/** A mistake in a short module: the code of its finding, or its kind; a text on its line; the module. */
export type ShortMistake = [code: string, token: string, source: string];

/** Adds an import of everything that is used. */
const withImport = (x: string) =>
  `import { Chart, Settings, Axis, BarSeries, LineSeries, AreaSeries, BubbleSeries, HistogramBarSeries, Position, ScaleType, Tooltip, TooltipType, LineAnnotation, RectAnnotation, AnnotationDomainType, Partition, PartitionLayout, Heatmap, Metric, Goal, Bullet, BulletSubtype, Wordcloud, GroupBy, SmallMultiples, StackMode, CurveType, Fit, LIGHT_THEME, DARK_THEME, Flame, Meter, LegendValue } from '@elastic/charts';\n${x}`;
const bars = (x = '', r = 'rows') =>
  `<BarSeries id="b" data={${r}} xAccessor="x" yAccessors={['y']} ${x} />`;
const chart = (x: string) =>
  `export const C = ({ rows }: { rows: { x: string; y: number }[] }) => <Chart size={{ height: 200 }}>${x}</Chart>;`;
const tchart = (x: string, scale = 'Time', r = 'rows') =>
  `export const C = ({ rows }: { rows: { t: number; y: number }[] }) => <Chart size={{ height: 200 }}>${x}<LineSeries id="l" data={${r}} xScaleType={ScaleType.${scale}} xAccessor="t" yAccessors={['y']} /></Chart>;`;

/** Mistakes that the snippets do not have, at least one for each rule. */
export const shortMistakes: ShortMistake[] = [
  [
    'wrong-parent',
    'Axis id="q"',
    withImport(
      chart(
        `<BarSeries id="b" data={rows} xAccessor="x" yAccessors={['y']}><Axis id="q" /></BarSeries>`,
      ),
    ),
  ],
  [
    'wrong-parent',
    'Box',
    withImport(`const Box = () => <b/>;` + chart(bars() + `<Tooltip><Box /></Tooltip>`)),
  ],
  [
    'wrong-parent',
    'Chart size={{ height: 100',
    withImport(chart(bars() + `<Chart size={{ height: 100 }}><Settings /></Chart>`)),
  ],
  [
    'wrong-parent',
    'Axis id="q"',
    withImport(chart(bars() + `<Settings><Axis id="q" /></Settings>`)),
  ],
  [
    'mixed-families',
    'Axis id="z"',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/><Axis id="z" position={Position.Left}/></Chart>`,
    ),
  ],
  [
    'mixed-families',
    'Goal id',
    withImport(chart(bars() + `<Goal id="g" subtype="goal" domain={{min:0,max:1}} actual={1} />`)),
  ],
  [
    'repeated-id',
    '"s"',
    withImport(
      `const Line = ({ f }: { f: string }) => <LineSeries id="s" data={[]} xAccessor="x" yAccessors={[f]} />;\nexport const C = () => <Chart size={{height:2}}><Line f="a" /><Line f="b" /></Chart>`,
    ),
  ],
  [
    'repeated-id',
    '"s"',
    withImport(
      `export const C = ({ fs }: { fs: string[] }) => <Chart size={{height:2}}>{fs.map((f) => <LineSeries key={f} id="s" data={[]} xAccessor="x" yAccessors={[f]} />)}</Chart>`,
    ),
  ],
  [
    'unknown-field',
    'valu',
    withImport(
      `interface R { name: string; value: number }\nconst C = ({ rows }: { rows: R[] }) => <Chart size={{height:2}}><Partition id="p" data={rows} valueAccessor={(d) => d.valu} layers={[{ groupByRollup: (d: R) => d.name }]} /></Chart>`,
    ),
  ],
  [
    'unknown-field',
    "'regon'",
    withImport(
      `const rows = [{ region: 'a', x: 'q', y: 1 }];` +
        chart(bars(`splitSeriesAccessors={['regon']}`)).replace(
          '({ rows }: { rows: { x: string; y: number }[] })',
          '()',
        ),
    ),
  ],
  [
    'unknown-field',
    '"hour"',
    withImport(
      `const cells = [{ h: 'a', day: 'q', v: 1 }]; export const C = () => <Chart size={{height:2}}><Heatmap id="h" data={cells} xAccessor="hour" yAccessor="day" valueAccessor="v" colorScale={{type:'bands',bands:[]}} /></Chart>`,
    ),
  ],
  [
    'unknown-field',
    "'cost'",
    withImport(
      `type Row = { month: string; price: number };\nconst [a] = [1];\nfunction load(): Row[] { return JSON.parse('[]'); }\nexport const C = () => { const rows = load(); return <Chart size={{height:2}}><BarSeries id="b" data={rows} xAccessor="month" yAccessors={['cost']} /></Chart>; }`,
    ),
  ],
  [
    'unknown-field',
    "'cost'",
    withImport(
      `const all = [{ month: 'a', price: 1 }];\nconst Inner = ({ rows }) => <Chart size={{height:2}}><BarSeries id="b" data={rows} xAccessor="month" yAccessors={['cost']} /></Chart>;\nexport const C = () => <Inner rows={all} />`,
    ),
  ],
  [
    'scale-mismatch',
    'BubbleSeries id',
    withImport(
      `const p = [{ a: 1, b: 2 }, { a: 5, b: 3 }, { a: 40, b: 4 }]; export const C = () => <Chart size={{height:2}}><BubbleSeries id="b" data={p} xAccessor="a" yAccessors={['b']} /></Chart>`,
    ),
  ],
  [
    'scale-mismatch',
    'ScaleType.Time',
    withImport(
      `const p = [{ d: '2024-01-01', b: 2 }, { d: '2024-01-02', b: 3 }]; export const C = () => <Chart size={{height:2}}><LineSeries id="b" data={p} xScaleType={ScaleType.Time} xAccessor="d" yAccessors={['b']} /></Chart>`,
    ),
  ],
  [
    'scale-mismatch',
    'LineSeries id="l"',
    withImport(
      chart(
        bars('xScaleType={ScaleType.Ordinal}') +
          `<LineSeries id="l" data={rows} xScaleType={ScaleType.Linear} xAccessor="x" yAccessors={['y']} />`,
      ),
    ),
  ],
  [
    'date-object',
    'new Date(d.t)',
    withImport(tchart('').replace('xAccessor="t"', 'xAccessor={(d) => new Date(d.t)}')),
  ],
  [
    'date-object',
    '"day"',
    withImport(
      `interface R { day: Date; n: number }\nexport const C = ({ rows }: { rows: R[] }) => <Chart size={{height:2}}><LineSeries id="b" data={rows} xScaleType={ScaleType.Time} xAccessor="day" yAccessors={['n']} /></Chart>`,
    ),
  ],
  [
    'date-object',
    'new Date(2024, 0, 1)',
    withImport(
      tchart(
        `<RectAnnotation id="r" dataValues={[{ coordinates: { x0: new Date(2024, 0, 1), x1: 5 } }]} />`,
      ),
    ),
  ],
  [
    'seconds',
    'getTime() / 1000',
    withImport(
      tchart('', 'Time', 'rows.map((r) => ({ ...r, t: new Date(r.t).getTime() / 1000 }))'),
    ),
  ],
  [
    'seconds',
    '1735689600',
    withImport(tchart(`<Settings xDomain={{ min: 1735689600, max: 1735776000 }} />`)),
  ],
  [
    'seconds',
    'unix()',
    withImport(tchart('', 'Time', 'rows.map((r) => ({ ...r, t: moment(r.t).unix() }))')),
  ],
  [
    'number-string',
    "'709,037'",
    withImport(
      `const rows = [{ x: 'a', y: '709,037' }, { x: 'b', y: '1,000' }];` +
        chart(bars()).replace('({ rows }: { rows: { x: string; y: number }[] })', '()'),
    ),
  ],
  [
    'number-string',
    "'40'",
    withImport(
      `const rows = [{ n: 'a', v: '40' }]; export const C = () => <Chart size={{height:2}}><Partition id="p" data={rows} valueAccessor={(d) => d.v} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  [
    'number-string',
    '"75"',
    withImport(
      `export const C = () => <Chart size={{height:2}}><Goal id="g" subtype="goal" domain={{ min: 0, max: 100 }} actual="75" /></Chart>`,
    ),
  ],
  [
    'no-height',
    'Chart>',
    withImport(`export const C = ({rows}) => <td><Chart>${bars()}</Chart></td>`),
  ],
  [
    'no-height',
    'Chart size',
    withImport(
      `export const C = ({rows}) => <section style={{ padding: 4 }}><Chart size={['100%', '100%']}>${bars()}</Chart></section>`,
    ),
  ],
  ['two-themes', 'DARK_THEME', withImport(chart(`<Settings theme={DARK_THEME} />` + bars()))],
  [
    'two-themes',
    'DARK_THEME',
    withImport(chart(`<Settings theme={[LIGHT_THEME, DARK_THEME]} />` + bars())).replace(
      '[LIGHT',
      '[ LIGHT',
    ),
  ],
  [
    'two-themes',
    "'@elastic/charts/dist/theme_only_dark.css'",
    `import '@elastic/charts/dist/theme_only_light.css';\nimport '@elastic/charts/dist/theme_only_dark.css';\n` +
      withImport(chart(bars())),
  ],
  [
    'two-themes',
    'DARK_THEME }',
    withImport(
      `const t = { ...LIGHT_THEME, ...DARK_THEME };` + chart(`<Settings baseTheme={t} />` + bars()),
    ),
  ],
  [
    'unstable-prop',
    'onWillRender',
    withImport(
      `import { useState } from 'react';\nexport const C = ({ rows }) => { const [n, setN] = useState(0); return <Chart size={{height:2}}><Settings onWillRender={() => setN((v) => v + 1)} />${bars()}</Chart>; }`,
    ),
  ],
  [
    'unstable-prop',
    'onRenderChange',
    withImport(
      `import { useState } from 'react';\nexport const C = ({ rows }) => { const [n, setN] = useState(0); const done = () => setN(n + 1); return <Chart size={{height:2}}><Settings onRenderChange={done} />${bars()}</Chart>; }`,
    ),
  ],
  [
    'unstable-prop',
    'key=',
    withImport(
      `export const C = ({ rows }) => <Chart size={{height:2}}><BarSeries key={Math.random()} id="b" data={rows} xAccessor="x" yAccessors={['y']} /></Chart>`,
    ),
  ],
  [
    'too-many',
    'LineSeries key',
    withImport(
      `const hosts = Array.from({ length: 48 }, (_, i) => \`host-\${i}\`); export const C = ({ rows }) => <Chart size={{height:2}}>{hosts.map((h) => <LineSeries key={h} id={h} data={rows} xAccessor="x" yAccessors={[h]} />)}</Chart>`,
    ),
  ],
  [
    'too-many',
    'Partition id',
    withImport(
      `const s = [${Array.from({ length: 18 }, (_, i) => `{ n: 'n${i}', v: ${i + 1} }`).join(',')}]; export const C = () => <Chart size={{height:2}}><Partition id="p" data={s} valueAccessor={(d) => d.v} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  [
    'wrong-import',
    'niceTimeFormater',
    `import { niceTimeFormater } from '@elastic/charts';\n` + withImport(chart(bars())),
  ],
  [
    'wrong-import',
    'LineSeries id',
    `import { Chart } from '@elastic/charts';\nexport const C = ({ rows }) => <Chart size={{height:2}}><LineSeries id="l" data={rows} xAccessor="x" yAccessors={['y']} /></Chart>`,
  ],
  [
    'missing-required',
    'Goal id',
    withImport(
      `export const C = () => <Chart size={{height:2}}><Goal id="g" subtype="goal" actual={3} /></Chart>`,
    ),
  ],
  [
    'missing-required',
    'Heatmap id',
    withImport(
      `export const C = ({rows}) => <Chart size={{height:2}}><Heatmap id="g" data={rows} valueAccessor="v" /></Chart>`,
    ),
  ],
  [
    'missing-required',
    'GroupBy id',
    withImport(
      chart(bars() + `<GroupBy id="g" by={(s, d) => d.x} /><SmallMultiples splitVertically="g" />`),
    ),
  ],
  ['wrong-type', 'position', withImport(chart(`<Axis id="a" position={3} />` + bars()))],
  ['wrong-type', 'showLegend', withImport(chart(`<Settings showLegend="yes" />` + bars()))],
  [
    'wrong-type',
    'domain',
    withImport(chart(`<Axis id="a" position={Position.Left} domain={[0, 100]} />` + bars())),
  ],
  [
    'wrong-type',
    'tickFormat',
    withImport(chart(`<Axis id="a" position={Position.Left} tickFormat="0.0" />` + bars())),
  ],
  [
    'axis-mismatch',
    'domain',
    withImport(
      chart(`<Axis id="a" position={Position.Bottom} domain={{ min: 0, max: 9 }} />` + bars()),
    ),
  ],
  [
    'axis-mismatch',
    'groupId',
    withImport(chart(`<Axis id="a" position={Position.Right} groupId="right" />` + bars())),
  ],
  [
    'axis-mismatch',
    'min: 50',
    withImport(
      chart(`<Axis id="a" position={Position.Left} domain={{ min: 50, max: 9 }} />` + bars()),
    ),
  ],
  [
    'annotation-mismatch',
    "'High'",
    withImport(
      chart(
        bars() +
          `<LineAnnotation id="a" domainType={AnnotationDomainType.YDomain} dataValues={[{ dataValue: 'High' }]} />`,
      ),
    ),
  ],
  [
    'annotation-mismatch',
    'x0: 9',
    withImport(
      tchart(
        `<RectAnnotation id="r" dataValues={[{ coordinates: { x0: 9, x1: 5 } }]} />`,
        'Linear',
      ),
    ),
  ],
  [
    'annotation-mismatch',
    'dataValue',
    withImport(tchart(`<RectAnnotation id="r" dataValues={[{ dataValue: 9 }]} />`, 'Linear')),
  ],
  [
    'annotation-mismatch',
    'dataValues',
    withImport(
      tchart(
        `<LineAnnotation id="r" domainType={AnnotationDomainType.YDomain} dataValues={[80]} />`,
        'Linear',
      ),
    ),
  ],
  [
    'annotation-mismatch',
    'dataValues',
    withImport(
      tchart(
        `<LineAnnotation id="r" domainType={AnnotationDomainType.YDomain} dataValues={{ dataValue: 80 }} />`,
        'Linear',
      ),
    ),
  ],
  [
    'accessor-shape',
    'yAccessors',
    withImport(chart(`<BarSeries id="b" data={rows} xAccessor="x" yAccessors="y" />`)),
  ],
  ['accessor-shape', 'splitSeriesAccessors', withImport(chart(bars(`splitSeriesAccessors="x"`)))],
  [
    'accessor-shape',
    'xAccessor',
    withImport(chart(`<BarSeries id="b" data={rows} xAccessor={['x']} yAccessors={['y']} />`)),
  ],
  ['accessor-shape', 'stackAccessors', withImport(chart(bars(`stackAccessors`)))],
  [
    'accessor-shape',
    'by=',
    withImport(
      chart(
        bars() + `<GroupBy id="g" by="x" sort="alphaAsc" /><SmallMultiples splitVertically="g" />`,
      ),
    ),
  ],
  [
    'handler-misuse',
    'range.min',
    withImport(tchart(`<Settings onBrushEnd={(range) => zoom(range.min, range.max)} />`)),
  ],
  [
    'handler-misuse',
    '{ datum }',
    withImport(chart(`<Settings onElementClick={({ datum }) => open(datum)} />` + bars())),
  ],
  [
    'handler-misuse',
    'item.label',
    withImport(
      chart(`<Settings showLegend onLegendItemClick={(item) => open(item.label)} />` + bars()),
    ),
  ],
  [
    'handler-misuse',
    'setOpen(true)',
    withImport(
      `import { useState } from 'react';\nexport const C = ({ rows }) => { const [o, setOpen] = useState(false); return <Chart size={{height:2}}><Settings onElementClick={setOpen(true)} />${bars()}</Chart>; }`,
    ),
  ],
  [
    'theme-key',
    'fontColor',
    withImport(chart(`<Axis id="a" style={{ tickLabel: { fontColor: 'red' } }} />` + bars())),
  ],
  [
    'theme-key',
    'lineStyle',
    withImport(
      chart(`<Settings theme={{ lineSeriesStyle: { lineStyle: { strokeWidth: 3 } } }} />` + bars()),
    ),
  ],
  [
    'theme-key',
    'width',
    withImport(chart(`<Axis id="a" gridLine={{ visible: true, width: 2 }} />` + bars())),
  ],
  [
    'theme-key',
    'colours',
    withImport(chart(`<Settings theme={{ colours: { vizColors: [] } }} />` + bars())),
  ],
  [
    'settings-twice',
    'Tooltip type={TooltipType.Follow}',
    withImport(
      chart(bars() + `<Tooltip type={TooltipType.None} /><Tooltip type={TooltipType.Follow} />`),
    ),
  ],
  [
    'hidden-data',
    '[rows]',
    withImport(
      `export const C = ({ rows }) => <Chart size={{height:2}}><LineSeries id="l" data={[rows]} xAccessor="x" yAccessors={['y']} /></Chart>`,
    ),
  ],
  [
    'hidden-data',
    'data',
    withImport(
      `export const C = () => <Chart size={{height:2}}><Metric id="m" data={[{ title: 'a', value: 3, color: 'red', valueFormatter: String }]} /></Chart>`,
    ),
  ],
  [
    'hidden-data',
    'Partition id',
    withImport(
      `const rows = [{ n: 'a', v: 40 }]; export const C = () => <Chart size={{height:2}}><Partition id="p" data={rows} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  ['unknown-value', '45', withImport(chart(`<Settings rotation={45} />` + bars()))],
  ['unknown-value', 'Cursor', withImport(chart(`<Tooltip type={TooltipType.Cursor} />` + bars()))],
  ['unknown-value', '"center"', withImport(chart(`<Axis id="a" position="center" />` + bars()))],
  [
    'unknown-value',
    '"gauge"',
    withImport(
      `export const C = () => <Chart size={{height:2}}><Goal id="g" subtype="gauge" domain={{ min: 0, max: 100 }} actual={4} /></Chart>`,
    ),
  ],
  [
    'unknown-value',
    'Europe/Rom',
    withImport(tchart('').replace('xAccessor', 'timeZone="CET+1" xAccessor'))
      .replace('CET+1', 'Europe/Rom')
      .replace('Europe/Rom"', 'CET+1" /*Europe/Rom*/'),
  ],
  [
    'foreign-name',
    '"monotone"',
    withImport(tchart('').replace('xAccessor', 'curve="monotone" xAccessor')),
  ],
  [
    'foreign-name',
    '"band"',
    withImport(tchart('').replace('xScaleType={ScaleType.Time}', 'xScaleType="band"')),
  ],
  [
    'no-effect',
    'displayValueSettings',
    withImport(
      tchart('').replace('xAccessor', 'displayValueSettings={{ showValueLabel: true }} xAccessor'),
    ),
  ],
  [
    'no-effect',
    'legendPosition',
    withImport(chart(`<Settings legendPosition={Position.Bottom} />` + bars())),
  ],
  [
    'no-effect',
    'rotation',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Settings rotation={90} /><Partition id="p" data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'no-effect',
    'drilldown',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" drilldown data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'no-effect',
    'isolatedPoint',
    withImport(
      chart(
        `<Settings theme={{ lineSeriesStyle: { isolatedPoint: { enabled: true } } }} />` + bars(),
      ),
    ),
  ],
  [
    'no-effect',
    'ticks',
    withImport(chart(`<Axis id="a" position={Position.Bottom} ticks={4} />` + bars())),
  ],
  [
    'removed',
    'tickLabelTruncate',
    withImport(
      chart(`<Axis id="a" position={Position.Bottom} tickLabelTruncate="end" />` + bars()),
    ),
  ],
  [
    'removed',
    'badgeBorderColor',
    withImport(
      `export const C = () => <Chart size={{height:2}}><Metric id="m" data={[[{ title: 'a', value: 3, color: 'red', valueFormatter: String, extra: { value: '3', badgeBorderColor: '#ccc' } }]]} /></Chart>`,
    ),
  ],
  ['deprecated', 'resizeDebounce', withImport(chart(`<Settings resizeDebounce={20} />` + bars()))],
  [
    'deprecated',
    'MetricSpecProps',
    `import type { MetricSpecProps } from '@elastic/charts';\n` +
      withImport(`export const p: MetricSpecProps = { id: 'a' };`),
  ],
  [
    'unknown-component',
    'Treemapp',
    `import { Chart, Treemapp } from '@elastic/charts'; export const C = ({rows}) => <Chart size={{height:2}}><Treemapp id="a" data={rows} /></Chart>`,
  ],
  [
    'unknown-component',
    'BarSerie ',
    `const C = ({rows}) => <Chart size={{height:2}}><BarSerie id="a" data={rows} /></Chart>`,
  ],
  [
    'unknown-prop',
    'legendTitel',
    withImport(chart(`<Settings showLegend legendTitel="x" />` + bars())),
  ],
  ['unknown-prop', 'showLegend', withImport(chart(`<Settings />` + bars('showLegend')))],
  [
    'no-stylesheet',
    "'@elastic/charts'",
    `import ReactDOM from 'react-dom';\n` +
      withImport(
        `ReactDOM.render(<Chart size={{height:2}}>${bars('', '[]')}</Chart>, document.body);`,
      ),
  ],
  [
    'strict-mode-listener',
    'onBrushEnd',
    `import React from 'react';\n` +
      withImport(
        `const App = () => <Chart size={{height:2}}><Settings onBrushEnd={() => {}} />${bars('xScaleType={ScaleType.Linear}', '[]')}</Chart>; export const R = () => <React.StrictMode><App /></React.StrictMode>;`,
      ),
  ],

  [
    'unknown-prop',
    'tickRotations',
    `import * as EC from '@elastic/charts'; export const C = ({rows}) => <EC.Chart size={{height:2}}><EC.Axis id="q" position={EC.Position.Left} tickRotations={3} /><EC.BarSeries id="b" data={rows} xAccessor="x" yAccessors={['y']} /></EC.Chart>`,
  ],
  [
    'unknown-value',
    'Middle',
    `import * as EC from '@elastic/charts'; export const C = ({rows}) => <EC.Chart size={{height:2}}><EC.Axis id="q" position={EC.Position.Middle} /><EC.BarSeries id="b" data={rows} xAccessor="x" yAccessors={['y']} /></EC.Chart>`,
  ],
  [
    'foreign-name',
    'dataKey',
    `import { Axis as ChartAxis, Chart, BarSeries, Position as P } from '@elastic/charts'; export const C = ({rows}) => <Chart size={{height:2}}><ChartAxis id="q" position={P.Left} dataKey="x" /><BarSeries id="b" data={rows} xAccessor="x" yAccessors={['y']} /></Chart>`,
  ],
  [
    'unknown-prop',
    'tooltip',
    `import type { SettingsProps } from '@elastic/charts';\n` +
      withImport(
        `const common: SettingsProps = { showLegend: true,\n tooltip: 'x' };` +
          chart(`<Settings {...common} />` + bars()),
      ),
  ],
  [
    'unknown-prop',
    'labelRotation',
    `import type { AxisProps } from '@elastic/charts';\nexport const axis: AxisProps = { id: 'a',\n labelRotation: 3 };`,
  ],
  [
    'foreign-name',
    'BarChart',
    `import { BarChart } from 'recharts';\n` +
      withImport(`export const C = ({rows}) => <BarChart data={rows}><Axis id="a" /></BarChart>`),
  ],
  [
    'foreign-name',
    'CartesianGrid',
    withImport(chart(`<CartesianGrid strokeDasharray="3 3" />` + bars())).replace(
      'Chart, S',
      'Chart, CartesianGrid, S',
    ),
  ],
  [
    'foreign-name',
    'Cell',
    withImport(chart(`<Cell fill="red" />` + bars())).replace('Chart, S', 'Chart, Cell, S'),
  ],
  [
    'foreign-name',
    'height={300}',
    withImport(`export const C = ({rows}) => <Chart width={400} height={300}>${bars()}</Chart>`),
  ],
  [
    'foreign-name',
    'xAxis',
    withImport(chart(`<Settings xAxis={{ type: 'category' }} />` + bars())),
  ],
  [
    'foreign-name',
    'series=',
    withImport(
      `export const C = ({rows}) => <Chart size={{height:2}} series={[]}>${bars()}</Chart>`,
    ),
  ],
  ['foreign-name', 'keys', withImport(chart(bars(`keys={['a']}`)))],
  [
    'foreign-name',
    'innerRadius',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" innerRadius={0.5} data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'foreign-name',
    'data={rows} size',
    withImport(
      `export const C = ({rows}) => <Chart data={rows} size={{height:2}}>${bars()}</Chart>`,
    ),
  ],
  [
    'foreign-name',
    'stroke="red"',
    withImport(tchart('').replace('xAccessor', 'stroke="red" xAccessor')),
  ],
  [
    'foreign-name',
    'tension',
    withImport(tchart('').replace('xAccessor', 'tension={0.4} xAccessor')),
  ],
  ['foreign-name', 'smooth', withImport(tchart('').replace('xAccessor', 'smooth xAccessor'))],
  [
    'foreign-name',
    'markLine',
    withImport(tchart('').replace('xAccessor', 'markLine={{}} xAccessor')),
  ],
  ['foreign-name', 'formatter', withImport(chart(`<Tooltip formatter={(v) => v} />` + bars()))],
  ['foreign-name', 'content', withImport(chart(`<Tooltip content={() => null} />` + bars()))],
  ['foreign-name', 'plotOptions', withImport(chart(`<Settings plotOptions={{}} />` + bars()))],
  [
    'foreign-name',
    'verticalAlign',
    withImport(chart(`<Settings showLegend verticalAlign="top" />` + bars())),
  ],
  [
    'foreign-name',
    'label=',
    withImport(chart(`<Axis id="q" position={Position.Left} label="EUR" />` + bars())),
  ],
  [
    'foreign-name',
    'numTicks',
    withImport(chart(`<Axis id="q" position={Position.Left} numTicks={4} />` + bars())),
  ],
  [
    'foreign-name',
    'scale=',
    withImport(chart(`<Axis id="q" position={Position.Left} scale="log" />` + bars())),
  ],
  [
    'foreign-name',
    'orientation',
    withImport(chart(`<Axis id="q" orientation="right" />` + bars())),
  ],
  ['foreign-name', 'onClick', withImport(chart(bars('onClick={() => {}}')))],
  [
    'foreign-name',
    'y={3}',
    withImport(
      chart(
        bars() +
          `<LineAnnotation id="r" y={3} domainType={AnnotationDomainType.YDomain} dataValues={[]} />`,
      ),
    ),
  ],
  [
    'foreign-name',
    'VictoryBar',
    `const C = ({rows}) => <Chart size={{height:2}}><VictoryBar data={rows} /></Chart>`,
  ],
  [
    'foreign-name',
    'ResponsiveLine',
    `import { ResponsiveLine } from '@nivo/line';\n` +
      withImport(
        `export const C = ({rows}) => <div><ResponsiveLine data={rows} /><Chart size={{height:2}}>${bars()}</Chart></div>`,
      ),
  ],
  [
    'foreign-name',
    'BarPlot',
    `import { BarPlot } from '@mui/x-charts/BarChart';\n` +
      withImport(
        `export const C = ({rows}) => <Chart size={{height:2}}><BarPlot />${bars()}</Chart>`,
      ),
  ],
  [
    'foreign-name',
    'Legend',
    withImport(chart(`<Legend verticalAlign="bottom" />` + bars())).replace(
      'Chart, S',
      'Chart, Legend, S',
    ),
  ],
  ['foreign-name', 'colors', withImport(chart(`<Settings colors={['red']} />` + bars()))],
  ['foreign-name', 'barSize', withImport(chart(bars('barSize={20}')))],
  ['foreign-name', 'borderRadius', withImport(chart(bars('borderRadius={4}')))],
  ['foreign-name', 'label="Sales"', withImport(chart(bars('label="Sales"')))],
  ['foreign-name', 'fill="#', withImport(chart(bars('fill="#8884d8"')))],
  [
    'foreign-name',
    'min={0}',
    withImport(chart(`<Axis id="q" position={Position.Left} min={0} />` + bars())),
  ],
  ['foreign-name', 'yAxisId', withImport(chart(bars('yAxisId="right"')))],
  ['foreign-name', 'title={{', withImport(chart(`<Settings title={{ text: 'a' }} />` + bars()))],
  ['foreign-name', 'legend={{', withImport(chart(`<Settings legend={{ show: true }} />` + bars()))],
  ['foreign-name', 'dot=', withImport(tchart('').replace('xAccessor', 'dot={false} xAccessor'))],
  ['foreign-name', 'hide ', withImport(chart(bars('hide')))],
  [
    'foreign-name',
    'syncId',
    withImport(
      `export const C = ({rows}) => <Chart syncId="a" size={{height:2}}>${bars()}</Chart>`,
    ),
  ],
  [
    'foreign-name',
    'startAngle',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" startAngle={90} data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'foreign-name',
    'paddingAngle',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" paddingAngle={9} data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'foreign-name',
    'tickFormatter',
    withImport(
      `const axisProps = {\n tickFormatter: (v: number) => v };` +
        chart(`<Axis id="q" position={Position.Left} {...axisProps} />` + bars()),
    ),
  ],
  ['no-effect', 'xNice', withImport(chart(bars('xNice')))],
  [
    'no-effect',
    'GroupBy id',
    withImport(chart(bars() + `<GroupBy id="g" by={(s, d) => d.x} sort="alphaAsc" />`)),
  ],
  [
    'no-effect',
    'onProjectionClick',
    withImport(
      tchart(
        `<Settings onProjectionClick={() => {}} onAnnotationClick={() => {}} /><RectAnnotation id="r" dataValues={[{ coordinates: { x0: 1 } }]} />`,
      ),
    ),
  ],
  [
    'handler-misuse',
    '(e: ',
    withImport(
      `import type { MouseEvent } from 'react';\n` +
        chart(`<Settings onElementClick={(e: MouseEvent) => e.detail} />` + bars()),
    ),
  ],
  [
    'accessor-shape',
    '{ label:',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition id="p" data={rows} valueAccessor={(d)=>d.n} layers={[{ label: (d) => d.n }]}/></Chart>`,
    ),
  ],
  ['wrong-type', 'minBarHeight', withImport(chart(bars('minBarHeight')))],
  [
    'unknown-field',
    '"year"',
    withImport(
      `class A extends Component<{ rows: { y: number; jahr: string }[] }> { render() { return <Chart size={{height:2}}><BarSeries id="b" data={this.props.rows} xAccessor="year" yAccessors={['y']} /></Chart>; } }`,
    ),
  ],
  [
    'hidden-data',
    '{result}',
    withImport(
      `export const C = ({ result }: { result: { rows: { x: string; y: number }[] } }) => <Chart size={{height:2}}><BarSeries id="b" data={result} xAccessor="x" yAccessors={['y']} /></Chart>`,
    ),
  ],
  [
    'missing-id',
    'Partition data',
    withImport(
      `export const C=({rows}:{rows:{n:number}[]})=><Chart size={{height:2}}><Partition data={rows} valueAccessor={(d)=>d.n} layers={[{groupByRollup:(d)=>d.n}]}/></Chart>`,
    ),
  ],
  [
    'wrong-import',
    "'@elastic/charts/dist/chart_types/partition_chart'",
    `import { Partition as P2 } from '@elastic/charts/dist/chart_types/partition_chart';\n` +
      withImport(chart(bars())),
  ],
  [
    'wrong-import',
    "'@elastic/charts/dist/theme.css'",
    `import '@elastic/charts/dist/theme.css';\n` + withImport(chart(bars())),
  ],

  [
    'accessor-shape/nested',
    'yAccessors',
    withImport(chart(`<BarSeries id="b" data={rows} xAccessor="x" yAccessors={[['y']]} />`)),
  ],
  [
    'annotation-mismatch/category',
    "'Moon'",
    withImport(
      `const days = [{ x: 'Sun', y: 1 }];` +
        chart(
          bars('', 'days') +
            `<LineAnnotation id="a" domainType={AnnotationDomainType.XDomain} dataValues={[{ dataValue: 'Moon' }]} />`,
        ),
    ),
  ],
  [
    'annotation-mismatch/marker',
    'markerPosition',
    withImport(
      chart(
        bars() +
          `<LineAnnotation id="a" domainType={AnnotationDomainType.YDomain} marker="!" markerPosition={Position.Top} dataValues={[{ dataValue: 1 }]} />`,
      ),
    ),
  ],
  [
    'annotation-mismatch/number',
    'x0: 2',
    withImport(
      chart(bars() + `<RectAnnotation id="a" dataValues={[{ coordinates: { x0: 2 } }]} />`),
    ),
  ],
  [
    'annotation-mismatch/outside',
    '90',
    withImport(
      chart(
        bars() +
          `<Axis id="q" position={Position.Left} domain={{ min: 0, max: 50 }} /><LineAnnotation id="a" domainType={AnnotationDomainType.YDomain} dataValues={[{ dataValue: 90 }]} />`,
      ),
    ),
  ],
  [
    'annotation-mismatch/text',
    "'2025-01-01'",
    withImport(
      tchart(
        `<LineAnnotation id="a" domainType={AnnotationDomainType.XDomain} dataValues={[{ dataValue: '2025-01-01' }]} />`,
      ),
    ),
  ],
  [
    'axis-mismatch/panels',
    '"host"',
    withImport(
      chart(
        bars() +
          `<GroupBy id="g" by={(s, d) => d.x} sort="alphaAsc" /><SmallMultiples splitVertically="host" />`,
      ),
    ),
  ],
  [
    'axis-mismatch/two-sides',
    'Axis id="r"',
    withImport(
      tchart(
        `<Axis id="q" position={Position.Left} title="a" /><Axis id="r" position={Position.Right} title="b" /><LineSeries id="m" data={rows} xScaleType={ScaleType.Time} xAccessor="t" yAccessors={['y']} />`,
      ),
    ),
  ],
  [
    'handler-misuse/value',
    'onElementClick',
    withImport(chart(`<Settings onElementClick="open" />` + bars())),
  ],
  [
    'hidden-data/bands',
    'start: 9',
    withImport(
      `export const C = ({ rows }) => <Chart size={{ height: 2 }}><Heatmap id="h" data={rows} colorScale={{ type: 'bands', bands: [{ start: 9, end: 3, color: 'red' }] }} /></Chart>`,
    ),
  ],
  [
    'hidden-data/negative',
    '-4',
    withImport(
      `const parts = [{ n: 'a', v: 4 }, { n: 'b', v: -4 }]; export const C = () => <Chart size={{ height: 2 }}><Partition id="p" data={parts} valueAccessor={(d) => d.v} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  [
    'hidden-data/tile',
    'domainMax',
    withImport(
      `export const C = () => <Chart size={{ height: 2 }}><Metric id="m" data={[[{ title: 'a', value: 3, color: 'red', valueFormatter: String, domainMax: 9, trend: [], trendShape: 'area' }]]} /></Chart>`,
    ),
  ],
  [
    'mixed-families/several',
    'Metric id="n"',
    withImport(
      `export const C = () => <Chart size={{ height: 2 }}><Metric id="m" data={[[]]} /><Metric id="n" data={[[]]} /></Chart>`,
    ),
  ],
  [
    'no-effect/annotation',
    'markerBody',
    withImport(
      chart(
        bars() +
          `<LineAnnotation id="a" domainType={AnnotationDomainType.YDomain} markerBody="!" dataValues={[{ dataValue: 1 }]} />`,
      ),
    ),
  ],
  [
    'no-effect/annotation-click',
    'onAnnotationClick',
    withImport(chart(`<Settings onAnnotationClick={() => {}} />` + bars())),
  ],
  [
    'no-effect/layout',
    'clockwiseSectors',
    withImport(
      `export const C = ({ rows }) => <Chart size={{ height: 2 }}><Partition id="p" layout={PartitionLayout.treemap} clockwiseSectors data={rows} valueAccessor={(d) => d.v} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  [
    'no-effect/listener',
    'onElementClick',
    withImport(
      `export const C = () => <Chart size={{ height: 2 }}><Settings onElementClick={() => {}} /><Bullet id="b" subtype={BulletSubtype.vertical} data={[[]]} /></Chart>`,
    ),
  ],
  ['no-effect/setting', 'brushAxis', withImport(chart(`<Settings brushAxis="x" />` + bars()))],
  [
    'no-effect/tile',
    'target',
    withImport(
      `export const C = () => <Chart size={{ height: 2 }}><Metric id="m" data={[[{ title: 'a', value: 3, color: 'red', valueFormatter: String, target: 9 }]]} /></Chart>`,
    ),
  ],
  [
    'no-effect/tooltip',
    'headerFormatter',
    withImport(
      chart(`<Tooltip customTooltip={() => null} headerFormatter={() => 'a'} />` + bars()),
    ),
  ],
  [
    'number-string/size',
    "'300'",
    withImport(`export const C = ({ rows }) => <Chart size={{ height: '300' }}>${bars()}</Chart>`),
  ],
  [
    'scale-mismatch/x-domain',
    'xDomain',
    withImport(chart(`<Settings xDomain={{ min: 1, max: 3 }} />` + bars())),
  ],
  [
    'seconds/format',
    't * 1000',
    withImport(
      tchart(
        `<Axis id="q" position={Position.Bottom} tickFormat={(t) => new Date(t * 1000).toString()} />`,
      ),
    ),
  ],
  [
    'seconds/interval',
    '3600',
    withImport(tchart(`<Settings xDomain={{ min: NaN, max: NaN, minInterval: 3600 }} />`)),
  ],
  [
    'two-themes/prop',
    'baseTheme={DARK_THEME}',
    withImport(chart(`<Settings baseTheme={LIGHT_THEME} baseTheme={DARK_THEME} />` + bars())),
  ],
  [
    'two-themes/stylesheet',
    'DARK_THEME}',
    `import '@elastic/charts/dist/theme_only_light.css';\n` +
      withImport(chart(`<Settings baseTheme={DARK_THEME} />` + bars())),
  ],
  ['unknown-prop/repeated', 'color="blue"', withImport(chart(bars('color="red" color="blue"')))],
  ['unknown-value/locale', '"de_DE"', withImport(chart(`<Settings locale="de_DE" />` + bars()))],
  [
    'unstable-prop/component',
    'Bars />',
    withImport(
      `export const C = ({ rows }) => { const Bars = () => ${bars()}; return <Chart size={{ height: 2 }}><Bars /></Chart>; }`,
    ),
  ],
  [
    'wrong-import/type-only',
    'Chart',
    `import type { Chart } from '@elastic/charts';\nimport { BarSeries } from '@elastic/charts';\nexport const C = ({ rows }) => <Chart size={{ height: 2 }}>${bars()}</Chart>;`,
  ],
  [
    'no-height',
    'Chart title',
    withImport(
      `export const C = () => <div style={{ maxHeight: '50vh' }}><Chart title="q" /></div>`,
    ),
  ],
  ['unknown-component', 'DataLabels', withImport(chart(bars() + `<DataLabels />`))],
  ['unknown-component', 'Trend /', withImport(chart(bars() + `<Trend />`))],
  [
    'handler-misuse/call',
    'report()',
    withImport(
      `const report = () => { console.log('over'); };` +
        chart(`<Settings onElementOver={report()} />` + bars()),
    ),
  ],
  [
    'handler-misuse/call',
    'open(1)',
    withImport(
      `export const C = ({ rows, open }: { rows: []; open: (n: number) => void }) => <Chart size={{ height: 2 }}><Settings onElementClick={open(1)} />${bars()}</Chart>;`,
    ),
  ],
  [
    'no-effect/legend-values',
    'LegendValue.Average',
    withImport(
      `export const C = ({ rows }) => <Chart size={{ height: 2 }}><Settings showLegend legendValues={[LegendValue.Average]} /><Partition id="p" data={rows} valueAccessor={(d) => d.v} layers={[{ groupByRollup: (d) => d.n }]} /></Chart>`,
    ),
  ],
  [
    'unknown-field',
    'yAccessors={[2]}',
    withImport(
      `const pairs = [[0, 4], [1, 5]]; export const C = () => <Chart size={{ height: 2 }}><LineSeries id="l" data={pairs} xAccessor={0} yAccessors={[2]} /></Chart>`,
    ),
  ],
  [
    'wrong-import/type-only',
    'ScaleType.Time',
    `import type { ScaleType } from '@elastic/charts';\nexport const scale = ScaleType.Time;\nexport type Known = typeof ScaleType.Linear;`,
  ],
  [
    'settings-twice/tooltip',
    'Tooltip type',
    withImport(chart(`<Tooltip />{wide && <Tooltip type={TooltipType.None} />}` + bars())),
  ],
  [
    'theme-key',
    'strokeWidth',
    withImport(
      chart(
        `<LineAnnotation id="a" domainType={AnnotationDomainType.YDomain} dataValues={[{ dataValue: 1 }]} style={{ strokeWidth: 2 }} />` +
          bars(),
      ),
    ),
  ],
  [
    'lost-specs/state',
    'Bars f="y"',
    withImport(
      `import { useState } from 'react';\nfunction Bars() { const [f] = useState('y'); return <BarSeries id="b" data={[]} xAccessor="x" yAccessors={[f]} />; }\nexport const C = () => <Chart size={{ height: 2 }}><Axis id="q" position={Position.Left} /><Bars f="y" /></Chart>;`,
    ),
  ],
  [
    'lost-specs/constant',
    'const axis',
    withImport(
      `const axis = <Axis id="q" position={Position.Left} />;\n` + chart('{axis}' + bars()),
    ),
  ],
  [
    'lost-specs/constant',
    'useMemo',
    withImport(
      `export const C = ({ rows }) => { const bars = useMemo(() => ${bars()}, [rows]); return <Chart size={{ height: 2 }}><Settings />{bars}</Chart>; }`,
    ),
  ],
  [
    'lost-specs/constant',
    '<Bars />',
    withImport(
      `const Bars = memo(() => <BarSeries id="b" data={[]} xAccessor="x" yAccessors={['y']} />);\nexport const C = () => <Chart size={{ height: 2 }}><Settings /><Bars /></Chart>;`,
    ),
  ],
];
