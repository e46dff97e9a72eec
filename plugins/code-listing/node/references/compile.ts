import path from 'node:path';
import ts from 'typescript';
import type { CodeSource } from '../../../../shared/types/code-links';
import { sourceKey } from './source-key';

/** A source with its file in the program. */
export interface CompiledSource extends Pick<CodeModule, 'offset'> {
  source: CodeSource;
  file: ts.SourceFile;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  allowArbitraryExtensions: true,
};

/** All code in one program, and a program for others that read the library's types. */
export interface CompiledCode {
  program: ts.Program;
  sources: CompiledSource[];
  /**
   * Returns the program with a type checker of its own. Files are not read again. What a checker prints depends on
   * what it has resolved before, such as the order of unions.
   */
  withOwnChecker: () => ts.Program;
}

/** Whether nobody reads the comments of a file: they are half of the declarations of the platform. */
const isUndocumented = (file: string) =>
  /\/node_modules\/(?:typescript|@types\/node|undici-types)\//.test(file);

/** Creates one program for all sources, each a module of its own, so that the library is parsed and bound once. */
export function compileSources(siteDir: string, sources: CodeSource[]): CompiledCode {
  const modules = new Map(
    sources.map((source) => {
      const name = `${sourceKey(source)}.${source.language}`;
      const file = path.join(siteDir, '.generated/code-links/modules', name);
      return [file, { source, ...asModule(source) }] as const;
    }),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => modules.get(name)?.text ?? readFile(name);
  host.getSourceFile = (name, version, ...others) => {
    const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
    const isShort = isUndocumented(name) && typeof version === 'object';
    return getSourceFile(name, isShort ? { ...version, jsDocParsingMode } : version, ...others);
  };
  const files = [...modules.keys()];
  const program = ts.createProgram(files, options, host);
  return {
    program,
    sources: [...modules].map(([name, { source, offset }]) => ({
      source,
      offset,
      file: program.getSourceFile(name)!,
    })),
    withOwnChecker: () => ts.createProgram(files, options, host, program),
  };
}

/** Code as it is compiled, and the length of the text that was added before it. */
interface CodeModule {
  text: string;
  offset: number;
}

/**
 * Returns a source as a module. A fragment without its own imports gets an import of its capitalized names, above a
 * block in which its declarations can have the same names. Names that the library does not export stay unresolved.
 */
function asModule({ code, isFragment }: CodeSource): CodeModule {
  if (!isFragment || hasImports(code)) return { text: code, offset: 0 };
  const names = new Set(code.match(/\b[A-Z]\w*/g));
  const before = `import { ${[...names].join(', ')} } from '@elastic/charts';\n{\n`;
  return { text: `${before}${code}\n}\n`, offset: before.length };
}

const hasImports = (code: string) => ts.preProcessFile(code).importedFiles.length > 0;
