import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';

const chartsOfTheSite = path.resolve('plugins/chart-examples/theme/charts-of-the-site.tsx');

/** Hands the examples the site's charts, which know the base theme, as the site's own build does. */
const baseThemeForExamples: Plugin = {
  name: 'base-theme-for-examples',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@elastic/charts' && importer?.startsWith(path.resolve('examples'))
      ? chartsOfTheSite
      : null,
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../.generated/stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Every control would come from a component's props; an example takes none.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [baseThemeForExamples],
      resolve: { alias: { '@site': path.resolve('.') } },
      esbuild: { jsx: 'automatic' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
