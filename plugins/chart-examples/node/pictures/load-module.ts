import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Compiles and loads a `.tsx` file in Node.
 *
 * @param file - absolute path
 * @param mocks - modules that replace installed ones, by import specifier
 * @returns the exports of the module
 */
export function loadModule<Exports>(file: string, mocks: Record<string, unknown> = {}): Exports {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const requireFromFile = createRequire(file);
  const module = { exports: {} as Exports };
  new Function('require', 'exports', 'module', outputText)(
    (name: string): unknown => mocks[name] ?? requireFromFile(name),
    module.exports,
    module,
  );
  return module.exports;
}
