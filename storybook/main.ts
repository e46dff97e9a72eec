import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
// Node loads this file without a bundler and requires the extension of the compiled file.
import { examplesLibrary } from '../shared/examples-library.js';
import { recordModules } from './record-modules.js';

/** Vite plugin that resolves the library in examples to the site's charts with overridable props. */
const chartsForExamples: Plugin = {
  name: 'charts-for-examples',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === examplesLibrary.request &&
    importer?.startsWith(path.resolve(examplesLibrary.importers))
      ? path.resolve('.generated/component-stories/charts.ts')
      : null,
};

const addons = ['@storybook/addon-docs', '@storybook/addon-a11y'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../.generated/stories/*.stories.tsx', '../.generated/component-stories/*.stories.tsx'],
  addons,
  features: { actions: false, backgrounds: false, interactions: false },
  // The fonts and the logo of the site, for manager-head.html and the brand.
  staticDirs: [
    { from: '../.generated/fonts/inter.woff2', to: '/fonts/inter.woff2' },
    { from: '../.generated/fonts/code.woff2', to: '/fonts/code.woff2' },
    { from: '../static/img/logo.svg', to: '/img/logo.svg' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Controls are generated from the model of the API reference.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [chartsForExamples, recordModules(addons)],
      resolve: { alias: { '@site': path.resolve('.') } },
      esbuild: { jsx: 'automatic' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
