const js = require('@eslint/js');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');
const { importX } = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const pluginRooms = [
  'api-reference',
  'chart-examples',
  'code-listing',
  'page-data',
  'partial-hydration',
  'redirect-pages',
  'site-fonts',
  'site-frame',
  'site-search',
  'unused-styles',
];

const typescriptResolver = createTypeScriptImportResolver();

/** Rooms meet at `@theme`, as Docusaurus wires it; where such a part lives is nobody's concern. */
const withoutThemeParts = {
  ...typescriptResolver,
  resolve: (source, file) =>
    source.startsWith('@theme') ? { found: false } : typescriptResolver.resolve(source, file),
};

/** What each part of a plugin room may import of its room. */
const partsOfARoom = {
  node: ['node', 'shared', 'options.ts', '__fixtures__'],
  client: ['client', 'shared'],
  shared: ['shared'],
  theme: ['theme', 'client', 'shared'],
};

/** Who may not import whom: `target` reads nothing below `from`, but for `except`. */
const walls = [
  {
    target: './contracts',
    from: './',
    except: ['./contracts', './node_modules'],
    message: 'contracts hold types alone.',
  },
  {
    target: './examples',
    from: './',
    except: ['./examples', './node_modules'],
    message: 'an example imports the library, React and examples/data.',
  },
  {
    target: './src',
    from: './',
    except: ['./src', './contracts', './.generated', './node_modules'],
    message: 'src imports contracts, generated files and @theme.',
  },
  {
    target: './tests',
    from: './',
    except: ['./tests', './contracts', './.generated', './node_modules'],
    message: 'tests know URLs, contracts and generated files, never source.',
  },
  ...pluginRooms.flatMap((room) => [
    {
      target: `./plugins/${room}`,
      from: './plugins',
      except: [`./${room}`],
      message: 'plugins never import each other: they meet in generated files.',
    },
    ...Object.entries(partsOfARoom).map(([part, except]) => ({
      target: `./plugins/${room}/${part}`,
      from: `./plugins/${room}`,
      except: except.map((folder) => `./${folder}`),
      message: `${part}/ may import only ${except.join(', ')} of its room.`,
    })),
    {
      target: './config',
      from: `./plugins/${room}`,
      except: ['./index.ts'],
      message: 'config imports a plugin by its index.ts.',
    },
  ]),
];

module.exports = tseslint.config(
  {
    ignores: [
      '**/.docusaurus/',
      '.generated/',
      'build/',
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
    settings: { 'import-x/resolver-next': [withoutThemeParts] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: walls, basePath: __dirname }],
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
    // Sites that tests build, not tests: they have our frame around them.
    files: ['tests/spec/{faulty,sites}/**'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
);
