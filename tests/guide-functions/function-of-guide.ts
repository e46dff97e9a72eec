import fs from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { fromMarkdown } from 'mdast-util-from-markdown';
import ts from 'typescript';
import { visit } from 'unist-util-visit';

const require = createRequire(import.meta.url);

/**
 * Returns a function that a code block of a guide defines, whether it exports the function or not.
 *
 * @throws if no code block of the guide, or more than one, defines it.
 */
export function functionOfGuide<T>(guide: string, name: string): T {
  const definition = new RegExp(`(function|const) ${name}\\b`);
  const blocks: string[] = [];
  visit(fromMarkdown(fs.readFileSync(`content/docs/${guide}.mdx`, 'utf8')), 'code', ({ value }) => {
    if (definition.test(value)) blocks.push(value);
  });
  const [code] = blocks;
  if (code === undefined || blocks.length > 1)
    throw new Error(`docs/${guide} has ${blocks.length} code blocks that define ${name}.`);
  const { outputText } = ts.transpileModule(`${code}\nexport const wanted = ${name};`, {
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const exports: { wanted?: T } = {};
  const run = vm.runInThisContext(`(function (require, exports) {${outputText}\n})`) as (
    ...parts: [NodeJS.Require, object]
  ) => void;
  run(require, exports);
  return exports.wanted!;
}
