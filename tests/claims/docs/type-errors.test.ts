import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const imports = `
  import { Axis, Chart, LineSeries, Partition, Position, ScaleType, Settings, type XScaleType } from '@elastic/charts';
  interface Row { day: string; count: number; note?: string }
  const rows: Row[] = [];
  const series = { id: 'line', data: rows, xAccessor: 'day', yAccessors: ['count'] };
`;

/** Code by name. */
const codes = {
  directly: `export const one = <LineSeries {...series} xScaleType="time" />;
    export const two = <Axis id="y" position="left" />;
    export const three = <Chart><Settings legendPosition="bottom" /></Chart>;`,
  scaleInObject: `const scale = { xScaleType: 'time' };
    export const one = <LineSeries {...series} {...scale} />;`,
  sideInObject: `const side = { position: 'left' };
    export const one = <Axis id="y" {...side} />;`,
  constants: `const scale = { xScaleType: ScaleType.Time };
    const side = { position: Position.Left };
    export const one = <LineSeries {...series} {...scale} />;
    export const two = <Axis id="y" {...side} />;`,
  asConst: `const scale = { xScaleType: 'time' } as const;
    const side = { position: 'left' as const };
    export const one = <LineSeries {...series} {...scale} />;
    export const two = <Axis id="y" {...side} />;`,
  fromServer: `export const draw = (scale: string) => <LineSeries {...series} xScaleType={scale} />;`,
  typedFromServer: `export const draw = (scale: XScaleType, side: Position) => (
    <Chart><Axis id="y" position={side} /><LineSeries {...series} xScaleType={scale} /></Chart>
  );`,
  furtherValues: `export const draw = (scale: ScaleType) => <LineSeries {...series} xScaleType={scale} />;`,
  noList: `export const one = <LineSeries id="a" data={rows} xAccessor="day" yAccessors="count" />;`,
  noListToSplit: `export const one = <LineSeries {...series} splitSeriesAccessors="note" />;`,
  noListToStack: `export const one = <LineSeries {...series} stackAccessors="day" />;`,
  functionsInLists: `export const one = (
    <LineSeries
      id="a"
      data={rows}
      xAccessor={(row) => row.day}
      yAccessors={[(row) => row.count]}
      splitSeriesAccessors={[(row) => row.note]}
    />
  );`,
  misspelledKey: `export const one = (
    <LineSeries id="a" data={rows} xAccessor={(row) => row.dya} yAccessors={['count']} />
  );`,
  namedValue: `export const one = (
    <Partition id="a" data={rows} valueAccessor="count" layers={[{ groupByRollup: (row: Row) => row.day }]} />
  );`,
  valueFunction: `export const one = (
    <Partition id="a" data={rows} valueAccessor={(row) => row.count} layers={[{ groupByRollup: (row: Row) => row.day }]} />
  );`,
  untypedLayer: `export const one = (
    <Partition id="a" data={rows} valueAccessor={(row) => row.count} layers={[{ groupByRollup: (row) => row.day }]} />
  );`,
  readonlyRows: `const fixed: readonly Row[] = rows;
    export const one = <LineSeries {...series} data={fixed} />;`,
  readonlyAccessors: `const fields = ['count'] as const;
    export const one = <LineSeries {...series} yAccessors={fields} />;`,
  copies: `const fixed: readonly Row[] = rows;
    export const one = <LineSeries {...series} data={[...fixed]} />;`,
};

type Name = keyof typeof codes;

const messages = new Map<Name, string>();

/** Compiles all of the code at once, with the types of the library. */
function compile(): void {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const fileOf = (name: string) => path.resolve(`tests/claims/docs/code-of-${name}.tsx`);
  const names = Object.keys(codes) as Name[];
  const sources = new Map(names.map((name) => [fileOf(name), imports + codes[name]]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const source = sources.get(file);
    return source === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, source, target);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  for (const name of names) {
    const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(fileOf(name)));
    const texts = diagnostics.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
    messages.set(name, texts.join('\n'));
  }
}

const errorOf = (name: Name) => messages.get(name)!;

describe('docs/error-messages', () => {
  beforeAll(compile, 120_000);

  it("Write ScaleType.Time in place of 'time' and Position.Left in place of 'left', or add as const. In an object that you spread into a spec, TypeScript widens such a text to string.", () => {
    expect(errorOf('scaleInObject')).toContain("Type 'string' is not assignable to type");
    expect(errorOf('sideInObject')).toContain(
      "Type 'string' is not assignable to type 'Position | undefined'.",
    );
    expect(errorOf('constants')).toBe('');
    expect(errorOf('asConst')).toBe('');
  });

  it("The whole message names the type of the prop: Type 'string' is not assignable to type 'XScaleType | undefined'.", () => {
    const message = "Type 'string' is not assignable to type 'XScaleType | undefined'.";
    expect(errorOf('scaleInObject')).toContain(message);
    expect(errorOf('fromServer')).toBe(message);
  });

  it('Directly in a prop, xScaleType="time" and position="left" compile.', () => {
    expect(errorOf('directly')).toBe('');
  });

  it('Give a value from a file or a server the type XScaleType or Position, not string. ScaleType has further values, which no series takes.', () => {
    expect(errorOf('fromServer')).not.toBe('');
    expect(errorOf('typedFromServer')).toBe('');
    expect(errorOf('furtherValues')).toContain('quantize');
  });

  it('yAccessors, splitSeriesAccessors and stackAccessors take a list of names or accessor functions: write yAccessors={[\'count\']}, not yAccessors="count".', () => {
    for (const name of ['noList', 'noListToSplit', 'noListToStack'] as const)
      expect(errorOf(name)).toMatch(
        /Type 'string' is not assignable to type '\(Accessor<(Row|any)> \| AccessorFn<(Row|any)>\)\[\]'/,
      );
  });

  it('xAccessor takes a single name or function. The type of row follows from data.', () => {
    expect(errorOf('functionsInLists')).toBe('');
    expect(errorOf('misspelledKey')).toContain("Property 'dya' does not exist on type 'Row'.");
  });

  it('valueAccessor of a Partition takes a function, not the name of a field: valueAccessor={(row) => row.count}.', () => {
    expect(errorOf('namedValue')).toBe(
      "Type 'string' is not assignable to type 'ValueAccessor<Row>'.",
    );
    expect(errorOf('valueFunction')).toBe('');
  });

  it('The layers of a Partition do not know the type of its rows. Write the type of the parameter: groupByRollup: (row: Row) => row.name.', () => {
    expect(errorOf('untypedLayer')).toBe("Parameter 'row' implicitly has an 'any' type.");
    expect(errorOf('valueFunction')).toBe('');
  });

  it('data and accessors take arrays that are not readonly. Pass a copy, data={[...rows]}, or leave as const out.', () => {
    expect(errorOf('readonlyRows')).toBe(
      "The type 'readonly Row[]' is 'readonly' and cannot be assigned to the mutable type 'Row[]'.",
    );
    expect(errorOf('readonlyAccessors')).toContain('cannot be assigned to the mutable type');
    expect(errorOf('copies')).toBe('');
  });
});
