import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toEsModule } from './to-es-module';

/** Compiles a module to CommonJS with the same settings as the library. */
const compiled = (source: string) =>
  ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  }).outputText;

const converted = (source: string) => toEsModule(compiled(source));

describe('toEsModule', () => {
  it('converts require to import', () => {
    const code = converted(
      `import React, { useState } from 'react';\nimport { clamp } from './math';\nclamp(useState(React));`,
    );
    expect(code).toContain('import * as react_1 from "react";');
    expect(code).toContain('import * as math_1 from "./math";');
    expect(code).toContain('(0, math_1.clamp)((0, react_1.useState)(react_1.default))');
  });

  it('exports values as var and updates their references', () => {
    const code = converted('export const a = 1;\nexport const b = () => a + 1;');
    expect(code).toContain('var exports_a = 1;');
    expect(code).toContain('const b = () => exports_a + 1;');
    expect(code).toContain('export { exports_a as a, exports_b as b };');
  });

  it('exports functions directly', () => {
    expect(converted('export function area() {}')).toContain('export { area as area };');
  });

  it('exports a value that has the same name as a local declaration', () => {
    const code = converted(
      'class Dot {}\nconst connected = Object(Dot);\nexport { connected as Dot };',
    );
    expect(code).toContain('var exports_Dot = connected;');
  });

  it('converts re-exports', () => {
    const code = converted(`export * from './all';\nexport { one as first } from './some';`);
    expect(code).toContain('export * from "./all";');
    expect(code).toContain('export { one as first } from "./some";');
  });

  it('converts a module without exports', () => {
    expect(toEsModule('"use strict";\n')).toContain('export {  };');
  });

  it('throws on unsupported code', () => {
    expect(() => toEsModule('module.exports = 1;')).toThrow(/^"module.exports" remains/);
    expect(() => toEsModule('if (a) require("./b");')).toThrow(/^"require\(" remains/);
  });
});

it('converts every module of the library', () => {
  const dist = path.resolve('node_modules/@elastic/charts/dist');
  const files = fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(600);
  for (const file of files) toEsModule(fs.readFileSync(path.join(dist, file), 'utf8'));
});
