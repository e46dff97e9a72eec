import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedFolders } from '../../../shared/generated-files';
import { compilerOptions } from '../../../shared/vite-project';
import type { DeclarationFiles } from '../shared/type-messages';
import { createTypeCheck } from './check-types';

const declarations: DeclarationFiles = JSON.parse(
  fs.readFileSync(`${generatedFolders.typeCheck}/declarations.json`, 'utf8'),
);
const check = createTypeCheck(declarations, compilerOptions);
const example = fs.readFileSync('examples/bar/stacked.tsx', 'utf8');
const messagesOf = (source: string) => check(source).map(({ message }) => message);

describe('createTypeCheck', () => {
  it('reads the declarations of everything that code can import', () => {
    expect(check(example)).toEqual([]);
    expect(
      check(`import { useState } from 'react';
import moment from 'moment-timezone';
import { Chart, Settings, niceTimeFormatByDay } from '@elastic/charts';
import '@elastic/charts/dist/theme_light.css';

export function App() {
  const [size] = useState(200);
  const title: string = moment.tz(0, 'UTC').format(niceTimeFormatByDay(1));
  return <Chart title={title} size={{ height: size }}><Settings /></Chart>;
}
`),
    ).toEqual([]);
  });

  it('reports wrong props and values with their place', () => {
    const wrong = example.replace('showLegend', 'showLegends');
    const [problem] = check(wrong);
    expect(problem?.message).toContain("Did you mean 'showLegend'?");
    expect(problem?.code).toBe(2322);
    expect(wrong.slice(problem?.from, problem?.to)).toBe('showLegends');
    expect(problem?.line).toBe(wrong.slice(0, problem?.from).split('\n').length);
    expect(messagesOf(example.replace('{Position.Bottom}', '"below"'))[0]).toMatch(
      /^Type '"below"' is not assignable to type/,
    );
  });

  it('reports what the compiler options of the project reject', () => {
    expect(messagesOf('const unused = 1;\nexport const used: string = null;\n')).toEqual([
      "'unused' is declared but its value is never read.",
      "Type 'null' is not assignable to type 'string'.",
    ]);
    expect(
      messagesOf("import { Bars } from '@elastic/charts';\nexport const a = Bars;\n")[0],
    ).toContain('has no exported member');
  });

  it('reports only the syntax of code that cannot be parsed, and then checks the next text', () => {
    expect(messagesOf('export const a: number = "x"; const = 2;')).toEqual([
      'Variable declaration expected.',
      'Variable declaration expected.',
    ]);
    expect(check(example)).toEqual([]);
  });
});
