/** Functions that TypeScript's compiler puts at the head of a CommonJS module; an ES module needs none of them. */
const compilerFunctions = /^var __\w+ = \(this && this\.__\w+\)[^]*?^\}\)*(?:\(\))?;\n/gm;

/** Statements that say only which names a module exports. */
const declarations =
  /^"use strict";\n|^Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);\n|^(?:exports\.\w+ = )+void 0;\n/gm;

const imported =
  /^(?:const|var) (\w+) = (?:__import(?:Default|Star)\()?require\(("[^"]+")\)\)?;$/gm;

const allReexported = /^__exportStar\(require\(("[^"]+")\), exports\);$/gm;

const reexported =
  /^Object\.defineProperty\(exports, "(\w+)", \{ enumerable: true, get: function \(\) \{ return (\w+)\.(\w+); \} \}\);$/gm;

const remains = /\brequire\(|\b(?:module\.)?exports\b|\b__(?:import|export|create)\w+/;

/**
 * Rewrites a CommonJS module that TypeScript's compiler has written into an ES module, so that the bundler
 * sees what is exported and what is used. Exported values become `var`: where modules import each other in a
 * circle, one that has not run yet gives `undefined`, as in CommonJS.
 *
 * @param code - a module in the form in which TypeScript 5 writes it.
 * @throws Error when something of CommonJS remains, because the form is another one.
 */
export function toEsModule(code: string): string {
  const sources = new Map<string, string>();
  const locals = new Map<string, string>();
  const functions = new Set(
    [...code.matchAll(/^(?:async )?function\*? (\w+)\(/gm)].map(([, name]) => name),
  );
  const rewritten = code
    .replace(compilerFunctions, '')
    .replace(declarations, '')
    .replace(allReexported, 'export * from $1;')
    .replace(imported, (_, name: string, source: string) => {
      sources.set(name, source);
      return `import * as ${name} from ${source};`;
    })
    .replace(
      reexported,
      (_, name: string, from: string, original: string) =>
        `export { ${original} as ${name} } from ${sources.get(from)};`,
    )
    .replace(/^exports\.(\w+) = (\w+);$/gm, (statement, name: string, local: string) => {
      if (!functions.has(local)) return statement;
      locals.set(name, local);
      return '';
    })
    .replace(/^exports\.(\w+) = /gm, (_, name: string) => {
      locals.set(name, `exports_${name}`);
      return `var exports_${name} = `;
    })
    .replace(/\bexports\.(\w+)\b/g, (use, name: string) => locals.get(name) ?? use);
  const found = remains.exec(rewritten);
  if (found)
    throw new Error(
      `"${found[0]}" remains of CommonJS: adapt node/library-code/to-es-module.ts to the library's present form.`,
    );
  const list = [...locals].map(([name, local]) => `${local} as ${name}`);
  return `${rewritten}\nexport { ${list.join(', ')} };\n`;
}
