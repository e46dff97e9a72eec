import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Loads a `.tsx` file in Node.
 *
 * @param file - its absolute path
 * @param instead - modules that it gets in place of the installed ones, by the name that it imports
 * @returns what it exports
 */
export function loadModule<Exports>(file: string, instead: Record<string, unknown> = {}): Exports {
  const { outputText } = ts.transpileModule(fs.readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const need = createRequire(file);
  const module = { exports: {} as Exports };
  new Function('require', 'exports', 'module', outputText)(
    (name: string): unknown => instead[name] ?? need(name),
    module.exports,
    module,
  );
  return module.exports;
}
