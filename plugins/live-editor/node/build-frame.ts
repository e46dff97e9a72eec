import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { readDesignTokens, tokenValue } from '../../../shared/design-tokens';
import { examplesLibrary } from '../../../shared/examples-library';
import { generatedFolders } from '../../../shared/generated-files';
import { writeFiles } from '../../../shared/write-files';
import { framePageHtml } from './frame-page';

/** What other plugins do for the script of the frame. */
export interface FrameOptions {
  /** Returns the settings of the bundler for the library, which are those of the site. */
  chartCode: (siteDir: string, bundler: Bundler) => ReturnType<ConfigureBundler>;
  /** Plugins of the bundler. */
  plugins: NonNullable<Settings['plugins']>;
}

type ConfigureBundler = NonNullable<Plugin['configureWebpack']>;
type Settings = Exclude<ReturnType<ConfigureBundler>, void>;
type Bundler = CurrentBundler['instance'];

// Docusaurus, too, passes Rspack to plugins with the types of webpack.
const bundler = rspack as unknown as Bundler;

/**
 * Writes the page of the frame and its script.
 *
 * @throws Error with the messages of the bundler
 */
export async function buildFrame(siteDir: string, options: FrameOptions): Promise<void> {
  const script = await bundle(siteDir, options);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const color = (mode: 'light' | 'dark') =>
    tokenValue(readDesignTokens(siteDir, mode), 'color-text');
  const runtimeFile = `assets/live-editor/runtime-${hash}.js`;
  writeFiles(path.join(siteDir, generatedFolders.liveEditor), {
    'frame-files.ts': `export const runtimeFile = '${runtimeFile}';\n`,
    [`static/${runtimeFile}`]: script,
    'static/live-editor/frame.html': framePageHtml({ light: color('light'), dark: color('dark') }),
  });
}

/** Bundles the script of the frame: everything that code of the reader can import, and what runs it. */
async function bundle(siteDir: string, { chartCode, plugins }: FrameOptions): Promise<string> {
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
    plugins: [...(chart.plugins ?? []), ...plugins],
    optimization: { splitChunks: false },
  });
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(stats?.toString('errors-only') ?? 'The bundler has no result.'));
        resolve(fs.readFileSync(path.join(folder, 'runtime.js'), 'utf8'));
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
