import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { completeListing } from '../../shared/complete-listing';
import { examplesLibrary } from '../../shared/examples-library';
import { writeDownloadedProjects } from './downloaded-projects';
import { inputsHash } from './inputs-hash';
import { buildAndStamp, isCurrent } from './stamped-build';
import { step } from './step';

/** A page outside of the site that tests open. */
interface TestPage {
  /** Its source, a Vite project, or several. */
  folder: string;
  /** Matches the paths of the test files that open it. */
  tests: RegExp;
  /** Files and folders that it is made from. */
  inputs: string[];
  config: InlineConfig;
  /** Writes the source, if it is generated. Returns the folders of its pages. */
  write?: (folder: string) => string[];
}

/** Resolves the library in examples that are imported with `?site` to the charts of the site. */
const chartsOfSite: Plugin = {
  name: 'charts-of-site',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === examplesLibrary.request && importer?.endsWith('?site')
      ? path.resolve(examplesLibrary.module)
      : null,
};

/** Completes examples that are imported with `?copied`, as the copy button does. */
const copiedExamples: Plugin = {
  name: 'copied-examples',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('?copied') ? { code: completeListing(code, 'vite').code, map: null } : null,
};

const pages: Record<string, TestPage> = {
  // With the development build of React, which calls effects twice in strict mode.
  claims: {
    folder: 'tests/claims/page',
    tests: /claims\//,
    inputs: ['tests/claims/page'],
    config: { define: { 'process.env.NODE_ENV': '"development"' } },
  },
  examples: {
    folder: 'tests/visual/page',
    tests: /visual\/(blocks|pictures)/,
    inputs: [
      'tests/visual/page',
      'examples',
      'static/charts.css',
      'plugins/chart-examples',
      'src/css',
      'shared',
    ],
    config: {
      plugins: [chartsOfSite, copiedExamples],
      resolve: { alias: { '@site': process.cwd() } },
      build: { target: 'es2022' },
    },
  },
  // Projects that the editor offers for download, with the configuration of one of them.
  downloads: {
    folder: '.generated/downloads',
    tests: /downloads/,
    inputs: [
      'examples',
      'content',
      'static/charts.css',
      'shared',
      'scripts/shared/downloaded-projects.ts',
    ],
    config: { configFile: '.generated/downloads/0/vite.config.js' },
    write: writeDownloadedProjects,
  },
};

/**
 * Builds the pages that the requested tests need into `.generated/sites/<name>`, unless they are up to date.
 *
 * @param testFiles - paths of the requested test files.
 */
export async function buildTestPages(testFiles: string[]): Promise<void> {
  for (const [name, testPage] of Object.entries(pages)) {
    const { tests, inputs } = testPage;
    if (!testFiles.some((file) => tests.test(file))) continue;
    const out = `.generated/sites/${name}`;
    const page = {
      outputs: [out],
      stamp: `.generated/site-stamps/${name}`,
      inputs: () =>
        inputsHash([...inputs, 'package-lock.json', 'scripts/shared/build-test-pages.ts']),
    };
    if (isCurrent(page)) console.log(`The test page "${name}" is up to date.`);
    else
      await step(`Build the test page "${name}"`, () =>
        buildAndStamp(page, () => buildPage(testPage, out)),
      );
  }
}

async function buildPage({ folder, config, write }: TestPage, out: string): Promise<void> {
  const pages = write?.(folder).map((name) => path.join(folder, name, 'index.html'));
  // Loaded with `require`, Vite fails on dynamic imports of stylesheets.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    ...config,
    build: {
      outDir: path.resolve(out),
      emptyOutDir: true,
      minify: false,
      chunkSizeWarningLimit: 20_000,
      rollupOptions: { input: pages },
      ...config.build,
    },
  });
}
