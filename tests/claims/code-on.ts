import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/**
 * Runs a code block of a page, so that tests use the code that readers copy.
 *
 * @param page - route of the page: `docs/calculations`
 * @param name - name of a function or constant that the code block defines
 * @returns its exports, and what has the name even if it is not exported
 * @throws if no code block of the page, or more than one, defines the name.
 */
export function codeOn<Exports>(page: string, name: string): Exports {
  const declaration = new RegExp(`^(export (default )?)?((async )?function|const) ${name}\\b`, 'm');
  const blocks = fs
    .readFileSync(`content/${page}.mdx`, 'utf8')
    .matchAll(/^```tsx?[^\n]*\n(.*?)^```/gms);
  const defining = [...blocks]
    .map(([, code = '']) => code)
    .filter((code) => declaration.test(code));
  if (defining.length !== 1)
    throw new Error(`${page} has ${defining.length} code blocks that define "${name}".`);
  const { outputText } = ts.transpileModule(`${defining[0]}\nexports.${name} = ${name};`, {
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
