import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { readJson } from '../../../shared/read-json';
import { bundledModules, writeModules } from '../../../shared/bundled-modules';
import { generatedFolders } from '../../../shared/generated-files';
import { compilerOptions } from '../../../shared/vite-project';
import { writeFiles } from '../../../shared/write-files';
import { languageFolder, typeCheckFiles, type DeclarationFiles } from '../shared/type-messages';

/** Modules that code in the editor can import. */
const imported = ['react', 'react/jsx-runtime', '@elastic/charts', 'moment', 'moment-timezone'];

/**
 * Writes the worker that checks types, which contains the compiler, and the declarations that it reads.
 *
 * @throws Error if a package with declarations is not installed, or with the messages of esbuild
 */
export async function buildTypeCheck(siteDir: string): Promise<void> {
  const { files, declarations } = readDeclarations(siteDir);
  const { script, modules } = await bundleWorker(siteDir);
  writeFiles(path.join(siteDir, generatedFolders.typeCheck), {
    [path.basename(typeCheckFiles.worker)]: script,
    [path.basename(typeCheckFiles.declarations)]: JSON.stringify(declarations),
  });
  writeModules(siteDir, path.join(siteDir, bundledModules.typeCheck), {
    packages: ['esbuild'],
    files: [...modules, ...files],
  });
}

/** Reads the declarations of what code can import, without comments, and lists their files. */
function readDeclarations(siteDir: string) {
  const { options } = ts.convertCompilerOptionsFromJson({ ...compilerOptions, types: [] }, siteDir);
  const entry = path.join(siteDir, 'entry.ts');
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  const text = imported.map((name) => `import '${name}';`).join('\n');
  host.fileExists = (name) => name === entry || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === entry
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([entry], options, host);
  const [missing] = program.getSemanticDiagnostics(program.getSourceFile(entry));
  if (missing) throw new Error(ts.flattenDiagnosticMessageText(missing.messageText, '\n'));
  const library = host.getDefaultLibLocation?.() ?? '';
  const declarations: DeclarationFiles = {};
  const files: string[] = [];
  for (const { fileName, text: declaration } of program.getSourceFiles()) {
    if (fileName === entry) continue;
    files.push(fileName);
    if (fileName.startsWith(`${library}/`))
      declarations[languageFolder + fileName.slice(library.length)] = withoutComments(declaration);
    else {
      declarations[`/${path.relative(siteDir, fileName)}`] = withoutComments(declaration);
      Object.assign(declarations, manifestOf(siteDir, fileName));
    }
  }
  return { files, declarations };
}

/** Returns the `package.json` of the package of a file, with what the compiler reads of it. */
function manifestOf(siteDir: string, fileName: string): DeclarationFiles {
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(fileName) ?? [];
  const file = path.join(folder, 'package.json');
  const { name, version, type, main, types, typings, typesVersions, exports } =
    readJson<Record<string, unknown>>(file);
  const content = { name, version, type, main, types, typings, typesVersions, exports };
  return { [`/${path.relative(siteDir, file)}`]: JSON.stringify(content) };
}

/** Removes comments from a declaration file, except for references to other files. */
function withoutComments(text: string): string {
  const printer = ts.createPrinter({ removeComments: true });
  const file = ts.createSourceFile('declarations.d.ts', text, ts.ScriptTarget.ES2022);
  const references = text.match(/^\/\/\/ *<reference .*$/gm) ?? [];
  return [...references, printer.printFile(file)].join('\n').replaceAll(/^ +/gm, '');
}

/** Bundles the worker, and lists its modules. */
async function bundleWorker(siteDir: string): Promise<{ script: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: ['plugins/live-editor/type-check/worker.ts'],
    outfile: 'worker.js',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none', // THIRD-PARTY.txt has the licenses
    // The compiler requires these only in Node.
    external: ['fs', 'path', 'os', 'crypto', 'inspector', 'perf_hooks', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'silent', // errors are thrown
  });
  return {
    script: outputFiles[0]?.text ?? '',
    modules: Object.keys(metafile.inputs)
      .filter((file) => !file.startsWith('('))
      .map((file) => path.resolve(siteDir, file)),
  };
}
