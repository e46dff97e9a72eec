import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Runs a code block of a page and returns its exports, so that tests use the code that readers copy.
 *
 * @param page - route of the page: `docs/calculations`
 * @param name - name of a function that the code block exports
 * @throws if the page has no such code block.
 */
export function codeOn<Exports>(page: string, name: string): Exports {
  const declaration = new RegExp(`^export (default )?(function|const) ${name}\\b`, 'm');
  const blocks = fs.readFileSync(`content/${page}.mdx`, 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms);
  const block = [...blocks].map(([, code = '']) => code).find((code) => declaration.test(code));
  if (!block) throw new Error(`${page} has no code block that exports "${name}".`);
  const { outputText } = ts.transpileModule(block, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const exports = {};
  new Function('exports', 'require', outputText)(exports, createRequire(import.meta.url));
  return exports as Exports;
}
