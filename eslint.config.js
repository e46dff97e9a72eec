const fs = require('node:fs');
const js = require('@eslint/js');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const { importX } = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y-x').default;
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const plugins = fs
  .readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const typescriptResolver = createTypeScriptImportResolver();

/** Leaves `@theme` imports unresolved: Docusaurus maps them to components of any plugin. */
const resolverWithoutTheme = {
  ...typescriptResolver,
  resolve: (source, file) =>
    source.startsWith('@theme') ? { found: false } : typescriptResolver.resolve(source, file),
};

/** Folders of a plugin, and what each may import from the same plugin. */
const pluginFolders = {
  node: ['node', 'shared', 'options.ts', '__fixtures__'],
  client: ['client', 'shared'],
  frame: ['frame', 'shared'],
  shared: ['shared'],
  worker: ['worker', 'shared'],
  theme: ['theme', 'client', 'shared'],
};

/** Import boundaries: files in `target` must not import from `from`, except from `except`. */
const importBoundaries = [
  {
    target: './shared',
    from: './',
    except: ['./shared', './node_modules'],
    message: 'shared/ must not import from other folders.',
  },
  {
    target: './examples',
    from: './',
    except: ['./examples', './node_modules'],
    message: 'Examples may import only the library and React.',
  },
  {
    target: './src',
    from: './',
    except: ['./src', './shared', './.generated', './node_modules'],
    message: 'src/ may import only shared/, generated files and @theme.',
  },
  {
    target: './tests',
    from: './',
    except: [
      './tests',
      './shared',
      './.generated',
      './node_modules',
      './deploy/start-nginx.ts',
      './plugins/chart-examples/browser.ts',
      './plugins/chart-examples/headless.ts',
      './plugins/offline/index.ts',
      './examples/linked-charts/dashboard.tsx',
      './src/css/tokens.css',
      './static/charts.css',
    ],
    message:
      'Tests may import only shared/, generated files, stylesheets, the dashboard, the charts of the site, the bundler of its service worker and nginx, not other source code.',
  },
  {
    target: './mcp-server',
    from: './',
    except: [
      './mcp-server',
      './shared',
      './node_modules',
      './plugins/api-reference/browser.ts',
      './plugins/site-search/browser.ts',
      './scripts/shared/mcp-server',
      './scripts/shared/static-server.ts',
    ],
    message:
      'mcp-server/ may import only shared/ and browser.ts of plugins, and its tests how it is built.',
  },
  ...plugins.flatMap((plugin) => [
    {
      target: `./plugins/${plugin}`,
      from: './plugins',
      except: [`./${plugin}`],
      message: 'Plugins must not import each other: they share data through generated files.',
    },
    ...Object.entries(pluginFolders).map(([folder, allowed]) => ({
      target: `./plugins/${plugin}/${folder}`,
      from: `./plugins/${plugin}`,
      except: allowed.map((name) => `./${name}`),
      message: `${folder}/ may import only ${allowed.join(', ')} of the same plugin.`,
    })),
    {
      target: ['./config', './scripts', './storybook'],
      from: `./plugins/${plugin}`,
      except: ['./index.ts', './browser.ts'],
      message:
        'config/, scripts/ and storybook/ may import only index.ts or browser.ts of a plugin.',
    },
  ]),
];

module.exports = tseslint.config(
  {
    ignores: [
      '**/.docusaurus/',
      '.generated/',
      'build/',
      'mcp-server/dist/',
      'test-results/',
      'content/',
      '**/__fixtures__/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: { __dirname: 'readonly', module: 'writable', require: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [resolverWithoutTheme] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importBoundaries, basePath: __dirname }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['examples/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@elastic/charts$|react$)',
              message: 'Examples may import only the library and React.',
            },
          ],
        },
      ],
    },
  },
  {
    // Test sites: they load plugins of this repository.
    files: ['tests/spec/{faulty,sites}/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  { files: ['**/*.tsx'], ...jsxA11y.configs.recommended },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
);
