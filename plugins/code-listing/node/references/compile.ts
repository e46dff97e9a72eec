import path from 'node:path';
import ts from 'typescript';
import type { CodeSource } from '../../../../contracts/code-links';
import { asModule, type CompiledCode } from './as-module';
import { sourceKey } from './source-key';

/** A source with its file in the program. */
export interface CompiledSource extends Pick<CompiledCode, 'offset'> {
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

/** Creates one program for all sources, each a module of its own, so that the library is parsed and bound once. */
export function compileSources(
  siteDir: string,
  sources: CodeSource[],
): { program: ts.Program; compiled: CompiledSource[] } {
  const modules = new Map(
    sources.map((source) => {
      const name = `${sourceKey(source)}.${source.language}`;
      const file = path.join(siteDir, '.generated/code-listing/modules', name);
      return [file, { source, ...asModule(source) }] as const;
    }),
  );
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => modules.get(name)?.text ?? readFile(name);
  const program = ts.createProgram([...modules.keys()], options, host);
  const compiled = [...modules].map(([name, { source, offset }]) => ({
    source,
    offset,
    file: program.getSourceFile(name)!,
  }));
  return { program, compiled };
}
