import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import { validateOptions as markdownPages } from '../plugins/markdown-pages/index';
import { validateOptions as offline } from '../plugins/offline/index';
import { validateOptions as partialHydration } from '../plugins/partial-hydration/index';
import { validateOptions as redirectPages } from '../plugins/redirect-pages/index';
import { validateOptions as siteIcons } from '../plugins/site-icons/index';
import { validateOptions as siteSearch } from '../plugins/site-search/index';
import { validateOptions as unusedStyles } from '../plugins/unused-styles/index';

type Validate = (context: { validate: typeof normalizePluginOptions; options: object }) => object;

const cases: [plugin: string, validateOptions: unknown, valid: object, invalid: object][] = [
  [
    'markdown-pages',
    markdownPages,
    {
      summary: 'A library.',
      sections: [{ title: 'Docs', name: 'docs', about: 'guides', prefixes: ['/'] }],
    },
    { sections: [] },
  ],
  ['offline', offline, { enabled: false }, { enabled: 'no' }],
  [
    'partial-hydration',
    partialHydration,
    {
      islands: { module: '@site/src/islands', names: ['chart'] },
      serverOnly: [],
      classesWithoutStyle: [],
    },
    { islands: { module: 1 } },
  ],
  [
    'redirect-pages',
    redirectPages,
    { redirects: [{ from: '/a', to: '/b' }] },
    { redirects: ['/a'] },
  ],
  ['site-icons', siteIcons, { symbols: { bar: 'chart-column' } }, { symbols: { bar: 1 } }],
  ['site-search', siteSearch, { maxHits: 30 }, { maxHits: '-1' }],
  [
    'unused-styles',
    unusedStyles,
    { stylesheets: [], names: [], replaced: [] },
    { names: 'avatar' },
  ],
];

describe.each(cases)('Options of %s', (_plugin, validateOptions, valid, invalid) => {
  const validate = (options: object) =>
    (validateOptions as Validate)({ validate: normalizePluginOptions, options });

  it('are accepted if they are valid', () => {
    expect(validate(valid)).toMatchObject(valid);
  });

  it('are rejected with the name of the option', () => {
    const [name] = Object.keys(invalid);
    expect(() => validate({ ...valid, ...invalid })).toThrow(`"${name}`);
  });
});
