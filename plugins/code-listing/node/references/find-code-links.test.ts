import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PagesInProgram } from '../../../../shared/types/api-pages';
import type { CodeLinks, CodeSource } from '../../../../shared/types/code-links';
import { compileSources } from './compile';
import { findCodeLinks } from './find-code-links';
import { sourceKey } from './source-key';

const siteDir = path.resolve(__dirname, '../../../..');

/** Stands in for the pages of the reference: `/type/<name>` or `/value/<name>` for every export of the library. */
const pagesIn: PagesInProgram = (program) => {
  const entry = path.join(siteDir, 'node_modules/@elastic/charts/dist/index.d.ts');
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const names = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        symbol.name,
      ]),
  );
  return (symbol, position) =>
    (names.has(symbol) && `/${position}/${names.get(symbol)}`) || undefined;
};

const cases = {
  components: `import { Axis, Chart } from '@elastic/charts';
export const chart = <Chart size={200}><Axis id="a" hide key="k" /></Chart>;`,
  values: `import { Position, ScaleType } from '@elastic/charts';
export const side = Position.Left; export const scale = ScaleType['Time'];`,
  renamed: `import { Axis as VerticalAxis } from '@elastic/charts';
export const axis = <VerticalAxis id="a" />;`,
  shadowed: `import { Axis } from '@elastic/charts';
export const f = (Axis: string) => Axis.length;
export const Settings = 1; export const two = Settings + 1; export { Axis };`,
  types: `import type { AxisProps, Position } from '@elastic/charts';
export type Props = Pick<AxisProps, 'hide'>; export let side: Position;`,
  literals: `import type { PartialTheme } from '@elastic/charts';
export const theme: PartialTheme = { lineSeriesStyle: { line: { strokeWidth: 2 } } };
export const other = { lineSeriesStyle: 1 };`,
  inline: `import type { PartialTheme } from '@elastic/charts';
export const theme: PartialTheme = { highlighter: { point: { radius: 2 } } };`,
  rows: `import { BarSeries } from '@elastic/charts';
export const bars = <BarSeries id="a" data={[{ id: 1, x: 2 }]} xAccessor="x" yAccessors={['id']} />;`,
  callbacks: `import { Settings } from '@elastic/charts';
export const s = <Settings onProjectionAreaChange={({ projection }) => projection.width} />;`,
};
const fragment = '<Axis id="a" position={Position.Left} />';

let links: CodeLinks;
beforeAll(() => {
  const sources = Object.values(cases).map((code): CodeSource => ({
    code,
    language: 'tsx',
    isFragment: false,
  }));
  const fragments: CodeSource[] = [{ code: fragment, language: 'tsx', isFragment: true }];
  links = findCodeLinks(compileSources(siteDir, [...sources, ...fragments]), pagesIn);
});

/** Returns the links of a source as `text -> target`. */
const linksOf = (code: string) =>
  links[sourceKey({ code, language: 'tsx' })]!.map(
    ({ start, end, to }) => `${code.slice(start, end)} -> ${to}`,
  );

describe('findCodeLinks', () => {
  it('links components, also in imports and closing tags, and their props', () => {
    expect(linksOf(cases.components)).toEqual([
      'Axis -> /value/Axis',
      'Chart -> /value/Chart',
      'Chart -> /value/Chart',
      'size -> /value/Chart#size',
      'Axis -> /value/Axis',
      'id -> /value/Axis#id',
      'hide -> /value/Axis#hide',
      'Chart -> /value/Chart',
    ]);
  });

  it('links a value together with its constant', () => {
    expect(linksOf(cases.values)).toEqual([
      'Position -> /value/Position',
      'ScaleType -> /value/ScaleType',
      'Position.Left -> /value/Position#Left',
      'ScaleType -> /value/ScaleType',
    ]);
  });

  it('links names that imports rename', () => {
    expect(linksOf(cases.renamed)).toEqual([
      'Axis -> /value/Axis',
      'VerticalAxis -> /value/Axis',
      'VerticalAxis -> /value/Axis',
      'id -> /value/Axis#id',
    ]);
  });

  it('does not link local names that are spelled like a name of the library', () => {
    expect(linksOf(cases.shadowed)).toEqual(['Axis -> /value/Axis', 'Axis -> /value/Axis']);
  });

  it('links types to types, if a constant has the same name', () => {
    expect(linksOf(cases.types).slice(2)).toEqual([
      'AxisProps -> /type/AxisProps',
      'Position -> /type/Position',
    ]);
  });

  it('links members of an object literal by its contextual type', () => {
    expect(linksOf(cases.literals).slice(2)).toEqual([
      'lineSeriesStyle -> /type/Theme#lineSeriesStyle',
      'line -> /type/LineSeriesStyle#line',
      'strokeWidth -> /type/LineStyle#strokeWidth',
    ]);
  });

  it('links members of an inline object type to the member with this type', () => {
    expect(linksOf(cases.inline).slice(2)).toEqual([
      'highlighter -> /type/Theme#highlighter',
      'point -> /type/HighlighterStyle#point',
      'radius -> /type/HighlighterStyle#point',
    ]);
  });

  it('does not link the fields of data', () => {
    expect(linksOf(cases.rows).filter((link) => /^(id|x) /.test(link))).toEqual([
      'id -> /value/BarSeries#id',
    ]);
  });

  it('links a member without an anchor to the page of its type', () => {
    expect(linksOf(cases.callbacks)).toContain('projection -> /type/ProjectionAreaChangeListener');
  });

  it('resolves fragments as if they imported the library', () => {
    expect(linksOf(fragment)).toEqual([
      'Axis -> /value/Axis',
      'id -> /value/Axis#id',
      'position -> /value/Axis#position',
      'Position.Left -> /value/Position#Left',
    ]);
  });
});
