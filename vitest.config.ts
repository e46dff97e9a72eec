import { defineConfig } from 'vitest/config';

const claims = 'tests/claims/**/*.test.{ts,tsx}';
/** Tests of claims about rendering without a document, or in one of their own. */
const isolatedClaims = 'tests/claims/**/*.{server,jsdom}.test.tsx';
/** Tests that mock a module, which others may have loaded before, or that need to run without a document. */
const isolated = [
  isolatedClaims,
  'plugins/docusaurus-overrides/node/page-source.test.ts',
  'plugins/docusaurus-overrides/theme/DocSidebar/with-page.test.ts',
  'plugins/site-search/node/build-time.test.ts',
  'scripts/shared/build-sites.test.ts',
  'tests/prop-controls/draws.test.tsx',
];
/** Tests of the files of the built site. */
const site = [
  'deploy/*.test.ts',
  'mcp-server/package.test.ts',
  'scripts/shared/agents-quality/*.test.ts',
  'tests/pages/**/*.test.ts',
  'tests/spec/*.test.ts',
];

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    environment: 'node',
    // By default, Vitest leaves one processor core unused, so that a machine with two would run one test at a time.
    maxWorkers: '100%',
    // Generates the site's font, which tests of pictures need.
    globalSetup: './scripts/shared/generate-fonts.ts',
    // Charts are drawn with that font only, also where a font of the machine has the name of their theme.
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    // Ends a test that hangs. Tests run beside the build of the site, where they take several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{config,mcp-server,shared,plugins,scripts,src,storybook}/**/*.test.{ts,tsx}',
            'tests/!(claims)/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', ...site, ...isolated],
          // Half of the time would be spent on a new process and imports for each file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'claims',
          include: [claims],
          exclude: [isolatedClaims],
          // Importing the library takes longer than the tests of a page.
          isolate: false,
          setupFiles: './tests/claims/unmount-charts.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: site,
          // All files share the parsed pages.
          isolate: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
