import path from 'node:path';
import { build } from 'vite';
import { inputsHash } from './inputs-hash';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

const folder = 'tests/claims/page';
const out = '.generated/sites/claims';

const page = {
  outputs: [`${out}/index.html`],
  stamp: '.generated/site-stamps/claims',
  inputs: () => inputsHash([folder, 'package-lock.json', 'scripts/shared/build-claims-page.ts']),
};

/**
 * Builds the page that renders the cases of claims, if a requested test needs it and it is not up to date.
 *
 * It contains the development build of React, which calls effects twice in strict mode.
 *
 * @param testFiles - paths of the requested test files.
 */
export async function buildClaimsPage(testFiles: string[]): Promise<void> {
  if (!testFiles.some((file) => file.includes('claims/'))) return;
  if (isCurrent(page)) console.log('The page of claims is up to date.');
  else await step('Build the page of claims', () => buildAndStamp(page, buildPage));
}

async function buildPage(): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    esbuild: { jsx: 'automatic' },
    build: {
      outDir: path.resolve(out),
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 20_000,
    },
  });
}
