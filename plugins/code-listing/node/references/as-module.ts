import ts from 'typescript';
import type { CodeSource } from '../../../../shared/types/code-links';

/** Code as it is compiled, and the length of the text that was added before it. */
export interface CodeModule {
  text: string;
  offset: number;
}

/**
 * Returns a source as a module. A fragment without its own imports gets an import of its capitalized names, above a
 * block in which its declarations can have the same names. Names that the library does not export stay unresolved.
 */
export function asModule({ code, isFragment }: CodeSource): CodeModule {
  if (!isFragment || hasImports(code)) return { text: code, offset: 0 };
  const names = new Set(code.match(/\b[A-Z]\w*/g));
  const before = `import { ${[...names].join(', ')} } from '@elastic/charts';\n{\n`;
  return { text: `${before}${code}\n}\n`, offset: before.length };
}

const hasImports = (code: string) => ts.preProcessFile(code).importedFiles.length > 0;
