import { expect, it } from 'vitest';
import { foldedLines } from './folded-lines';

const array = (name: string, rows: number) =>
  [`const ${name} = [`, ...Array<string>(rows).fill('  1,'), '];'].join('\n');

const lines = (text: string, count: number) => Array<string>(count).fill(text).join('\n');

it('returns the rows of data after the first', () => {
  const source = `import a from 'a';\n\n${array('data', 9)}\n\n${array('other', 5)}`;
  expect(foldedLines(source)).toEqual([
    [5, 12],
    [17, 20],
  ]);
  const row = '  {\n    a: 1,\n  },';
  expect(foldedLines(`const data = [\n${lines(row, 3)}\n].map(String);`)).toEqual([[5, 10]]);
});

it('returns the lines of data that is computed, or whose first row is the first line', () => {
  expect(foldedLines(`const data = days.map((day) => ({\n${lines('', 4)}\n}));`)).toEqual([[2, 5]]);
  expect(foldedLines(`const data = [1,\n${lines('1,', 4)}\n];`)).toEqual([[2, 5]]);
});

it('omits short declarations, the component, and declarations with JSX', () => {
  const body = '\n'.repeat(12);
  expect(foldedLines(array('data', 4))).toEqual([]);
  expect(foldedLines(`const format = () => {\n${lines('', 7)}\n};`)).toEqual([]);
  expect(foldedLines(`const names = {\n${lines('a,', 7)}\n};`)).toEqual([]);
  expect(foldedLines(`export default function A() {${body}}`)).toEqual([]);
  expect(foldedLines(`const A = () => {${body}return <p />;\n};`)).toEqual([]);
});

it('omits settings, such as a theme', () => {
  const object = (type: string) => `const a${type} = {${'\n  b: 1,'.repeat(9)}\n};`;
  expect(foldedLines(object(''))).toEqual([[2, 10]]);
  expect(foldedLines(object(': MetricDatum'))).toEqual([[2, 10]]);
  expect(foldedLines(object(': PartialTheme'))).toEqual([]);
  expect(foldedLines(object(': RecursivePartial<BarSeriesStyle>'))).toEqual([]);
  expect(foldedLines(object(': MeterPaletteFill'))).toEqual([]);
  expect(foldedLines(object(': TooltipTableColumn[]'))).toEqual([]);
  expect(foldedLines(object(': ColumnarViewModel'))).toEqual([[2, 10]]);
});

it('includes functions that compute data', () => {
  expect(foldedLines(`function random() {${'\n  1;'.repeat(9)}\n}`)).toEqual([[2, 10]]);
});

it('includes the imports with the blank line after them, unless they are short', () => {
  const imports = "import { A } from 'a';\nimport {\n  B,\n} from 'b';\n\n";
  expect(foldedLines(`${imports}const a = 1;`)).toEqual([[1, 5]]);
  expect(foldedLines(`${imports}// Comment\nconst a = 1;`)).toEqual([[1, 5]]);
  expect(foldedLines("import { A } from 'a';\nimport { B } from 'b';\n\nconst a = 1;")).toEqual([]);
});
