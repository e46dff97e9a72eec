import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkCode } from '../../shared/check-code/check-code';
import { checkData } from './check-data';
import { readSnippets } from './read-snippets';

const sources = readSnippets().map(({ source }) => source);
const check = (source: string) => checkCode(source, checkData);

/** Every run has the same inputs. */
const parameters = { seed: 33, numRuns: 150 };

it('Code that is cut off anywhere is checked', () => {
  const cut = fc
    .constantFrom(...sources)
    .chain((source) => fc.nat(source.length).map((length) => source.slice(0, length)));
  fc.assert(
    fc.property(cut, (source) => {
      for (const { from, to } of check(source))
        expect(to).toBeLessThanOrEqual(source.length + Number(from >= to));
    }),
    parameters,
  );
});

it('Code with a part missing or doubled is checked', () => {
  const damaged = fc.constantFrom(...sources).chain((source) =>
    fc.tuple(fc.nat(source.length), fc.nat(40), fc.boolean()).map(([at, length, isDoubled]) => {
      const part = source.slice(at, at + length);
      return source.slice(0, at) + (isDoubled ? part + part : '') + source.slice(at + length);
    }),
  );
  fc.assert(
    fc.property(damaged, (source) => {
      check(source);
    }),
    parameters,
  );
});

const strange: Record<string, string> = {
  nothing: '',
  'characters without sense': '\0\uffff}{)(<>',
  'names that depend on themselves': 'const a = a; const b = c; const c = b; <Chart>{a}{b}</Chart>',
  'a function that calls itself':
    'const f = () => f(); const rows = f(); <Chart><BarSeries id="a" data={rows} /></Chart>',
  'a component that renders itself': 'const A = () => <A />; <Chart><A /></Chart>',
  'a state that is set to a part of itself':
    'const first = { region: 1, days: 7 }; const C = () => { const [{ region, days }, set] = useState(first); set({ region, days: 1 }); set({ region: 2, days }); return <Chart><BarSeries id={region} data={[days]} /></Chart>; }',
  'a type of itself':
    'interface A extends A { a: A[] } const f = (rows: A[]) => <LineSeries data={rows} xAccessor="a" />',
  'deep elements': `<Chart>${'<div>'.repeat(3000)}`,
  'deep lists': `const rows = ${'['.repeat(3000)}`,
  'a long sum': `const n = ${Array.from({ length: 5000 }, (_, index) => index).join(' + ')};`,
  'names of every object':
    'const row = { constructor: 1 }; <Axis id="__proto__" constructor toString={1} hasOwnProperty="a" position={Position.constructor} style={{ valueOf: 1 }} />',
};

it.each(Object.keys(strange))('Code with %s is checked', (name) => {
  expect(() => check(strange[name] ?? '')).not.toThrow();
});

it('A file of 200 lines is checked in far less than a second', () => {
  const [source = ''] = [...sources].sort((a, b) => b.length - a.length);
  const body = source.slice(source.indexOf('\n'));
  const long = Array.from({ length: Math.ceil(200 / body.split('\n').length) }, () => body).join(
    '\n',
  );
  check(long);
  const start = performance.now();
  check(long);
  const duration = performance.now() - start;
  console.log(`${long.split('\n').length} lines: ${Math.round(duration)} ms`);
  expect(duration).toBeLessThan(1000);
});
