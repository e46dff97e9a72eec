import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeBlocks, handWrittenPages } from './shared/code-blocks';
import { command } from './shared/command';

const content = path.resolve('content');
const folder = path.resolve('.generated/snippets');

/** Compiles every TypeScript code block of the pages as a standalone module. */
command(async () => {
  const origins = new Map<string, string>();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const page of handWrittenPages(content)) {
    const text = fs.readFileSync(path.join(content, page), 'utf8');
    for (const { line, language, code, isFragment } of codeBlocks(text)) {
      if (isFragment) continue;
      const file = path.join(folder, `${page.replace(/\W+/g, '-')}-${line}.${language}`);
      fs.writeFileSync(file, `${code}\nexport {};\n`);
      origins.set(file, `content/${page}:${line}`);
    }
  }
  const problems = compile([...origins.keys()]).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${origins.get(file?.fileName ?? '') ?? file?.fileName}, line ${line + 1} of the block: ${text}`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${origins.size} code blocks compiled.`);
});

/** Compiles files with strict settings. */
function compile(files: string[]): readonly ts.Diagnostic[] {
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    allowArbitraryExtensions: true,
  });
  return ts.getPreEmitDiagnostics(program);
}
