import fs from 'node:fs';
import path from 'node:path';
import { completeListing } from '../shared/complete-listing';
import { compilerOptions } from '../shared/vite-project';
import { command } from './shared/command';
import { completeListings, writeDownloadedProjects } from './shared/downloaded-projects';
import { run } from './shared/run';

const project = '.generated/standalone';

/**
 * Checks that the code of every example and of every complete code block compiles and builds in an empty project, as
 * its copy button completes it, and that downloaded projects compile.
 */
command(async () => {
  fs.rmSync(project, { recursive: true, force: true });
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src', 'projects/*/src'] }));
  const files = completeListings().map((code, index) => {
    const name = `src/listing-${index}.tsx`;
    write(name, completeListing(code, 'vite').code);
    return name;
  });
  writeDownloadedProjects(`${project}/projects`);
  await run('tsc', ['--project', project]);
  // Loaded with `require`, Vite fails on dynamic imports of stylesheets.
  const { build } = await import('vite');
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: files.map((name) => path.resolve(project, name)),
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
