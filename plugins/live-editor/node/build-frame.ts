import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { bundledModules, writeModules } from '../../../shared/bundled-modules';
import { readDesignTokens, tokenValue } from '../../../shared/design-tokens';
import { examplesLibrary } from '../../../shared/examples-library';
import { generatedFolders } from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import { framePageHtml } from './frame-page';

/** Returns the settings of the bundler for the library, which are those of the site. */
export type ChartCodeSettings = (
  siteDir: string,
  bundler: Bundler,
) => ReturnType<NonNullable<Plugin['configureWebpack']>>;

type Bundler = CurrentBundler['instance'];

// Docusaurus, too, passes Rspack to plugins with the types of webpack.
const bundler = rspack as unknown as Bundler;

/**
 * Writes the page of the frame and its script.
 *
 * @throws Error with the messages of the bundler
 */
export async function buildFrame(siteDir: string, chartCode: ChartCodeSettings): Promise<void> {
  const { script, modules } = await bundle(siteDir, chartCode);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const color = (mode: 'light' | 'dark') =>
    tokenValue(readDesignTokens(siteDir, mode), 'color-text');
  const runtimeFile = `assets/live-editor/runtime-${hash}.js`;
  writeFiles(path.join(siteDir, generatedFolders.liveEditor), {
    'frame-files.ts': `export const runtimeFile = '${runtimeFile}';\n`,
    [`static/${runtimeFile}`]: script,
    'static/live-editor/frame.html': framePageHtml({ light: color('light'), dark: color('dark') }),
  });
  writeModules(siteDir, path.join(siteDir, bundledModules.liveEditor), {
    packages: ['@rspack/core'],
    files: modules,
  });
}

/** Bundles the script of the frame: everything that code of the reader can import, and what runs it. */
async function bundle(
  siteDir: string,
  chartCode: ChartCodeSettings,
): Promise<{ script: string; modules: string[] }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-editor-'));
  const chart = chartCode(siteDir, bundler) ?? {};
  const compiler = bundler({
    ...chart,
    mode: 'production',
    context: siteDir,
    target: ['web', 'es2022'],
    entry: path.join(siteDir, 'plugins/live-editor/frame/main.ts'),
    output: { path: folder, filename: 'runtime.js' },
    devtool: false,
    performance: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...chart.resolve?.alias,
        // Where the library of examples meets the other plugins.
        '@theme/site-charts$': path.join(siteDir, examplesLibrary.module),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
        ...(chart.module?.rules ?? []),
        loggingRule(siteDir),
      ],
    },
    optimization: { splitChunks: false },
  });
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'The bundler has no result.'));
        const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true });
        const parts = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
        resolve({
          script: fs.readFileSync(path.join(folder, 'runtime.js'), 'utf8'),
          modules: parts.flatMap(({ nameForCondition }) => nameForCondition ?? []),
        });
      });
    });
  } finally {
    compiler.close(() => {});
    fs.rmSync(folder, { recursive: true });
  }
}

/** Lets the library log its warnings, as in development, although React is that of production. */
const loggingRule = (siteDir: string) => ({
  resource: path.join(siteDir, 'node_modules/@elastic/charts/dist/utils/logger.js'),
  loader: require.resolve('string-replace-loader'),
  options: {
    search:
      "typeof process === 'object' && process !== null && process.env && process.env.NODE_ENV !== 'production'",
    replace: 'true',
    strict: true,
  },
});
