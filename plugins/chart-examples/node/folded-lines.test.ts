import { expect, it } from 'vitest';
import { foldedLines } from './folded-lines';

const array = (name: string, rows: number) =>
  [`const ${name} = [`, ...Array<string>(rows).fill('  1,'), '];'].join('\n');

it('returns the lines inside of long declarations', () => {
  const source = `import a from 'a';\n\n${array('data', 6)}\n\n${array('other', 5)}`;
  expect(foldedLines(source)).toEqual([
    [4, 9],
    [13, 17],
  ]);
});

it('omits short declarations, the component, and declarations with JSX', () => {
  const body = '\n'.repeat(8);
  expect(foldedLines(array('data', 4))).toEqual([]);
  expect(foldedLines(`export default function A() {${body}}`)).toEqual([]);
  expect(foldedLines(`const A = () => {${body}return <p />;\n};`)).toEqual([]);
});

it('includes functions that compute data', () => {
  expect(foldedLines(`function random() {${'\n  1;'.repeat(6)}\n}`)).toEqual([[2, 7]]);
});

it('includes long imports', () => {
  const names = 'A,\n  B,\n  C,\n  D,\n  E,';
  expect(foldedLines(`import { A } from 'a';\nimport {\n  ${names}\n} from 'b';`)).toEqual([
    [3, 7],
  ]);
});
