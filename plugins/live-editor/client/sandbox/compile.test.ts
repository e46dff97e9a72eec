import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CodeError, compile } from './compile';

/** Runs a module with a tick that ends it after a number of calls, and returns the lines of the calls. */
function run(source: string, limit = 50) {
  const { code, tick } = compile(source);
  const lines: number[] = [];
  const exports: Record<string, unknown> = {};
  const call = (line: number) => {
    lines.push(line);
    if (lines.length >= limit) throw new Error('ended');
  };
  const modules = {
    react: { useState: (value: unknown) => [value] },
    'react/jsx-runtime': { jsx: (type: unknown, props: object) => ({ type, props }) },
  };
  const require = (name: keyof typeof modules) => modules[name];
  const body = Function('require', 'exports', tick, 'setTimeout', `{${code}}`);
  let error: unknown;
  let component: unknown;
  try {
    component = body(require, exports, call, () => 'own timer');
  } catch (thrown) {
    error = thrown;
  }
  return { lines, exports, error, component };
}

describe('compile', () => {
  it.each([
    'for (;;);',
    'for (;;) {}',
    'for (;;) x++;',
    'while (true);',
    'while (true) { x++ }',
    'do x++; while (true)',
    'do { } while (true)',
    'a: while (true) { continue a }',
    'a: for (;;) while (true) continue a;',
    'if (x) ; else for (;;) if (x) x; else x++',
    'for (;;) for (const a of [1, 2]) (() => a)()',
    'for (const a of { *[Symbol.iterator]() { while (true) yield 1 } }) ;',
    'for (const a of { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) });',
    'for (const key in new Proxy({}, { ownKeys() { for (;;); } }));',
    'function f() { f() } f()',
    'const f = () => f(); f()',
    'const f = a => b => f(a)(b); f(1)(2)',
    'const f = async () => { while (true); }; f().catch(Boolean); while (true);',
    'class A { get a() { return this.a } } new A().a',
    'class A { set a(b) { this.a = b } } new A().a = 1',
    'class A { constructor() { new A() } } new A()',
    'class A { static { for (;;); } }',
    'class A { static #a() { A.#a() } static b = A.#a() }',
    'const o = { get a() { return this.a } }; o.a',
    'const o = { a() { o.a() } }; o.a()',
    'const o = { a: () => o.a() }; o.a()',
    'const o = { valueOf() { return +o } }; +o',
    'const f = (a = () => f()) => a(); f()',
    'switch (x) { case 0: for (;;); }',
    'try { for (;;); } finally { }',
    'const f = function* () { while (true) yield 1 }; [...f()]',
    'enum E { A = (() => { for (;;); })() }',
    'const f = (a: number): number => f(a) as number; f(1)',
    'function f(a: string): void; function f(a: unknown) { f(a as string) } f("")',
    'const f = <T,>(a: T): T => f<T>(a); f(1)',
  ])('ends %s', (code) => {
    const { error, lines } = run(`let x = 0;\n${code}`);
    expect(String(error)).toBe('Error: ended');
    expect(lines.at(-1)).toBe(2);
  });

  it('keeps the meaning of code', () => {
    const { exports } = run(
      `
export const list: number[] = [];
for (let i = 0; i < 3; i++) list.push(i);
for (const a of [3, 4]) if (a > 3) list.push(a); else { list.push(-a) }
let n = 2; while (n-- > 0) list.push(n)
do list.push(9); while (n++ < -1)
a: for (const b of [1, 2, 3]) { for (const c of [1]) if (b === 2) continue a; else break; list.push(b * 10) }
export const object = (() => ({ a: 1 }))();
export const sum = [1, 2].map((a) => a * 2).reduce((a, b) => a + b, 0);
export const nested = ((a: number) => (b: number) => a - b)(5)(3);
export class Counter { count = 1; get twice() { return this.count * 2 } static make = () => new Counter() }
export const twice = Counter.make().twice;
export enum Kind { A = 'a' }
export const maybe = ({} as { a?: { b: number } }).a?.b ?? 'none';
`,
      1000,
    );
    expect(exports).toMatchObject({
      list: [0, 1, 2, -3, 4, 1, 0, 9, 10, 30],
      object: { a: 1 },
      sum: 6,
      nested: 2,
      twice: 2,
      Kind: { A: 'a' },
      maybe: 'none',
    });
  });

  it('keeps the lines', () => {
    const source = `import { Chart } from '@elastic/charts';
import {
  type ReactNode,
  useState,
} from 'react';

interface Row {
  day: string;
}

export default function A(): ReactNode {
  const [a] = useState<Row[]>(
    [],
  );
  return (
    <>
      {/* a comment
        in lines */}
      text
      {a.map(
        ({ day }) => (
          <Chart key={day} {...{}} />
        ),
      )}
    </>
  );
}
`;
    const { code, tick } = compile(source);
    expect(code.split('\n').length).toBe(source.split('\n').length + 1);
    for (const [index, line] of code.split('\n').entries())
      for (const [, number] of line.matchAll(new RegExp(`${tick}\\((\\d+)\\)`, 'g')))
        expect(Number(number)).toBe(index + 1);
  });

  it('finds the component if there is no default export', () => {
    const { exports, component } = run(`
export const data = [1];
function Small() { return <b /> }
const Large = () => <div><Small /></div>;
const Value = 3;
const helper = () => <i />;
`);
    expect(Object.keys(exports)).toEqual(['data']);
    expect(component).toHaveProperty('name', 'Large');
    expect(run('const a = 1').component).toBeUndefined();
  });

  it('calls the timers of the run for those of the window', () => {
    const source = 'export const a = window.setTimeout(() => {}, 1), b = globalThis . setTimeout;';
    expect(run(source).exports.a).toBe('own timer');
  });

  it('lets code use names of parameters', () => {
    expect(run('const setTimeout = 1; export const a = setTimeout;').exports.a).toBe(1);
  });

  it.each([
    ['const a = <div>', 1, 16],
    ['let a = 1;\nlet b = ;', 2, 9],
    ['a\nb c', 2, 3],
    ['const a = 1;\nfunction f( {', 2, 14],
    ['const a = 1;\n  const const = 2;', 2, 9],
  ])('says where %j cannot be parsed', (source, line, column) => {
    let error: unknown;
    try {
      compile(source);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(CodeError);
    expect(error).toMatchObject({ line, column });
  });

  it('compiles every example', () => {
    const files = fs
      .readdirSync('examples', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(250);
    for (const file of files) {
      const source = fs.readFileSync(`examples/${file}`, 'utf8');
      const { code } = compile(source);
      expect(code.split('\n').length, file).toBe(source.split('\n').length + 1);
    }
  });
});
