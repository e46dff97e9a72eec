import ts from 'typescript';
import { languageFolder, type DeclarationFiles, type TypeProblem } from '../shared/type-messages';

/** Path of the text. */
const fileName = '/App.tsx';

/** Lets code import stylesheets, as the types of Vite do. */
const stylesheets = { name: '/stylesheets.d.ts', text: "declare module '*.css';" };

/**
 * Returns a function that checks the types of a module as `tsc` does in a project with these options. It reads the
 * declarations once, and checks a second text faster.
 *
 * @param options - as in `tsconfig.json`
 */
export function createTypeCheck(
  files: DeclarationFiles,
  options: Record<string, unknown>,
): (source: string) => TypeProblem[] {
  const texts = new Map(Object.entries(files)).set(stylesheets.name, stylesheets.text);
  const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(
    { ...options, types: [] },
    '/',
  );
  const parsed = new Map<string, ts.SourceFile>();
  const host: ts.CompilerHost = {
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
    getSourceFile(name, target) {
      const text = texts.get(name);
      if (text === undefined) return undefined;
      const file =
        parsed.get(name) ??
        ts.createSourceFile(name, text, target, undefined, ts.ScriptKind.Unknown);
      parsed.set(name, file);
      return file;
    },
    getDefaultLibFileName: (given) => `${languageFolder}/${ts.getDefaultLibFileName(given)}`,
    getDefaultLibLocation: () => languageFolder,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => {},
  };
  let program: ts.Program | undefined;
  return (source) => {
    texts.set(fileName, source);
    parsed.delete(fileName);
    program = ts.createProgram([fileName, stylesheets.name], compilerOptions, host, program);
    const file = program.getSourceFile(fileName);
    if (!file) throw new Error(`The compiler has not read ${fileName}.`);
    const syntax = program.getSyntacticDiagnostics(file);
    return (syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file)).map(
      ({ start = 0, length = 0, messageText, code }) => ({
        from: start,
        to: start + length,
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        code,
      }),
    );
  };
}
