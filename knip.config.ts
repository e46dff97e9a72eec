import type { KnipConfig } from 'knip';
import { replacedComponents, replacedModules } from './shared/replaced-modules';

/** What Docusaurus imports in place of its own modules and components. */
const replacements = [
  ...Object.entries(replacedModules).flatMap(([plugin, modules]) =>
    modules.filter(({ by }) => !by.startsWith('@')).map(({ by }) => `plugins/${plugin}/${by}`),
  ),
  ...Object.entries(replacedComponents).flatMap(([folder, components]) =>
    Object.keys(components).map((name) => `${folder}/${name}{,/index}`),
  ),
].map((module) => `${module}.{ts,tsx}`);

/** What the bundler imports because a plugin names it: client modules, and the library of examples. */
const namedByPlugins = [
  'plugins/api-reference/client/filter-props.ts',
  'plugins/chart-examples/client/{example-tools,filter-gallery,missing-pictures}.ts',
  'plugins/chart-examples/theme/site-charts.tsx',
  'plugins/code-listing/client/{copy-code,folded-lines,load-hints,no-prism}.ts',
  'plugins/docusaurus-overrides/client/{escape-invalid-path,external-links-in-new-tab,reveal-current-item}.ts',
  'plugins/live-editor/client/open-editor.ts',
  'plugins/live-editor/frame/main.ts',
  'plugins/live-editor/type-check/worker.ts',
  'plugins/markdown-pages/client/page-controls.ts',
  'plugins/offline/client/{remove-worker,store-visited-pages}.ts',
  'plugins/offline/worker/{main,remove}.ts',
  'plugins/site-icons/client/theme-color.ts',
  'plugins/web-mcp/client/{check-worker,load-tools}.ts',
];

export default {
  entry: [
    'config/sidebars.ts',
    'content/**/*.mdx',
    'examples/*/*.tsx',
    'mcp-server/main.ts',
    'plugins/*/index.ts',
    ...replacements,
    ...namedByPlugins,
    'scripts/*.ts',
    'scripts/shared/large-data/page/main.tsx',
    'scripts/shared/development-client/{nothing,site.config}.ts',
    'scripts/shared/double/{sidebars,site.config}.ts',
    'storybook/*.{ts,tsx}',
    'tests/claims/page/{main,cases/*}.tsx',
    'tests/visual/page/main.tsx',
    'tests/spec/{faulty,sites}/**/*.{ts,tsx}',
  ],
  ignoreExportsUsedInFile: true,
  project: ['**/*.{ts,tsx,js,mdx}', '!**/__fixtures__/**'],
  ignoreBinaries: ['Xvfb'],
  ignoreDependencies: [
    '@docusaurus/ErrorBoundary',
    '@site/src',
    '@fontsource-variable/jetbrains-mono',
    'inter-ui',
    '@iconify-json/lucide',
    'spdx-license-list',
    'cspell',
    'markdownlint-cli2',
  ],
} satisfies KnipConfig;
