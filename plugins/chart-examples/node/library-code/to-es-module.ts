/** Helper functions that TypeScript emits into CommonJS modules; ES modules do not need them. */
const emitHelpers = /^var __\w+ = \(this && this\.__\w+\)[^]*?^\}\)*(?:\(\))?;\n/gm;

/** Statements that only declare the exported names. */
const declarations =
  /^"use strict";\n|^Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);\n|^(?:exports\.\w+ = )+void 0;\n/gm;

const imported =
  /^(?:const|var) (\w+) = (?:__import(?:Default|Star)\()?require\(("[^"]+")\)\)?;$/gm;

const allReexported = /^__exportStar\(require\(("[^"]+")\), exports\);$/gm;

const reexported =
  /^Object\.defineProperty\(exports, "(\w+)", \{ enumerable: true, get: function \(\) \{ return (\w+)\.(\w+); \} \}\);$/gm;

const remains = /\brequire\(|\b(?:module\.)?exports\b|\b__(?:import|export|create)\w+/;

/**
 * Converts a CommonJS module emitted by TypeScript into an ES module, so that the bundler can remove unused
 * exports. Exported values become `var`, because with circular imports, an export that is not initialized yet
 * must be `undefined`, as in CommonJS.
 *
 * @param code - a module as emitted by TypeScript 5.
 * @throws Error if CommonJS code remains, because the format differs.
 */
export function toEsModule(code: string): string {
  const sources = new Map<string, string>();
  const locals = new Map<string, string>();
  const functions = new Set(
    [...code.matchAll(/^(?:async )?function\*? (\w+)\(/gm)].map(([, name]) => name),
  );
  const rewritten = code
    .replace(emitHelpers, '')
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
      `"${found[0]}" remains in the converted module: adapt node/library-code/to-es-module.ts to the library's current format.`,
    );
  const list = [...locals].map(([name, local]) => `${local} as ${name}`);
  return `${rewritten}\nexport { ${list.join(', ')} };\n`;
}
