import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** The types of a package in a program of the TypeScript compiler. */
export interface LibraryTypes {
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Exported names, with resolved aliases. */
  exports: { name: string; symbol: ts.Symbol }[];
}

/** A package with its types and its run-time exports. */
export interface Library extends LibraryTypes {
  name: string;
  version: string;
  /** Folder of the types; file names are relative to it. */
  typesDir: string;
  /** Run-time exports of the package. */
  runtime: Record<string, unknown>;
}

const options: ts.CompilerOptions = {
  skipLibCheck: true,
  strict: true,
  esModuleInterop: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  types: [],
};

/**
 * Loads an installed package and its types.
 *
 * @param shared - a program that contains the types of the package, instead of one for the package alone
 *
 * @throws Error that names the package, if it has no types or they export nothing.
 */
export function openLibrary(packageDir: string, shared?: ts.Program): Library {
  const manifest = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  const entry = path.join(packageDir, String(manifest.types));
  if (!manifest.types || !fs.existsSync(entry)) {
    throw new Error(`${packageDir}/package.json: "types" must name the package's .d.ts file.`);
  }
  const program = shared ?? ts.createProgram([entry], options);
  assertParses(program, packageDir);
  return {
    ...typesIn(program, entry),
    name: manifest.name,
    version: manifest.version,
    typesDir: path.dirname(entry),
    runtime: loadRuntime(packageDir),
  };
}

/** Returns the run-time exports of a package. */
export const loadRuntime = (packageDir: string): Library['runtime'] =>
  createRequire(path.join(packageDir, 'package.json'))(packageDir);

/**
 * Returns the types of a package in a program that contains its entry, by itself or by imports.
 *
 * @throws Error that names the entry, if it is not in the program or exports nothing.
 */
export function typesIn(program: ts.Program, entry: string): LibraryTypes {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module)
    throw new Error(`${entry}: the file exports nothing, so no reference can be generated.`);
  return {
    program,
    checker,
    exports: checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    })),
  };
}

/** Throws on the first syntax error in the package's declaration files. */
function assertParses(program: ts.Program, packageDir: string): void {
  for (const source of program.getSourceFiles()) {
    const [problem] = source.fileName.startsWith(packageDir)
      ? program.getSyntacticDiagnostics(source)
      : [];
    if (!problem) continue;
    const { line } = source.getLineAndCharacterOfPosition(problem.start);
    const message = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
    throw new Error(
      `${source.fileName}:${line + 1}: the types do not parse (${message}): install another version of the package, or a newer TypeScript.`,
    );
  }
}
