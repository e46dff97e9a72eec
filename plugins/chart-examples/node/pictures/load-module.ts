import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Compiles and loads a `.tsx` file in Node. A file that has not changed is compiled once, but evaluated each time.
 *
 * @param file - absolute path
 * @param mocks - modules that replace installed ones, by import specifier
 * @returns the exports of the module
 */
export function loadModule<Exports>(file: string, mocks: Record<string, unknown> = {}): Exports {
  const requireFromFile = createRequire(file);
  const module = { exports: {} as Exports };
  compiled(file)(
    (name: string): unknown => mocks[name] ?? requireFromFile(name),
    module.exports,
    module,
  );
  return module.exports;
}

type Evaluate = (require: (name: string) => unknown, exports: unknown, module: object) => void;

const cache = new Map<string, { source: string; evaluate: Evaluate }>();

function compiled(file: string): Evaluate {
  const source = fs.readFileSync(file, 'utf8');
  const cached = cache.get(file);
  if (cached?.source === source) return cached.evaluate;
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const evaluate = new Function('require', 'exports', 'module', outputText) as Evaluate;
  cache.set(file, { source, evaluate });
  return evaluate;
}
