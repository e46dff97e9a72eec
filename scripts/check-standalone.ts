import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { generatedFiles, readGenerated } from '../shared/generated-files';
import { command } from './shared/command';
import { run } from './shared/run';

const project = '.generated/standalone';

/** Compiler options of a new Vite project with React, which are strict. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: ['vite/client'],
  skipLibCheck: true,
  noEmit: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  noUncheckedSideEffectImports: true,
};

/** Checks that the displayed code of every example compiles and builds as a standalone file in an empty project. */
command(async () => {
  const manifest = readGenerated(generatedFiles.exampleManifest);
  fs.rmSync(project, { recursive: true, force: true });
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
  for (const { id } of manifest)
    write(`src/${id}.tsx`, readGenerated(generatedFiles.exampleListing(id)).source);
  await run('tsc', ['--project', project]);
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: manifest.map(({ id }) => path.resolve(project, `src/${id}.tsx`)),
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|@elastic\/charts)/,
      },
    },
  });
});

function write(name: string, text: string) {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
