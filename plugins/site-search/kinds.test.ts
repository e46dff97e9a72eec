import { describe, expect, it } from 'vitest';
import { makeRecord } from './node/records/make-record';
import { searchTexts } from './node/search-texts';
import { createEngine, parseFiles } from './client/create-engine';

const { documents, index } = searchTexts(
  [
    makeRecord({ kind: 'component', title: 'Axis', url: '/api/Axis', text: 'Draws an axis.' }),
    makeRecord({ kind: 'page', title: 'Glossary', url: '/docs/glossary', text: '' }),
    makeRecord({ kind: 'page', title: 'Legend', url: '/docs/legend', text: 'Place the legend.' }),
    makeRecord({ kind: 'page', title: 'Theme', url: '/all-types/Theme', text: '' }),
    ...['Axis', 'Legend'].map((title) =>
      makeRecord({
        kind: 'glossary term',
        title,
        breadcrumb: ['Guides', 'Glossary'],
        url: `/docs/glossary#${title.toLowerCase()}`,
        text: `The ${title} of a chart.`,
      }),
    ),
    makeRecord({
      kind: 'style key',
      title: 'legend',
      breadcrumb: ['Theme'],
      url: '/all-types/Theme#legend',
      text: '',
    }),
  ],
  { maxHits: 30 },
);
const search = createEngine(parseFiles(documents, index), '/');

describe('The first result', () => {
  it.each([
    ['Axis', '/api/Axis'],
    ['axis', '/api/Axis'],
    ['what is an axis', '/docs/glossary#axis'],
    ['legend', '/docs/legend'],
    ['what is a legend', '/docs/glossary#legend'],
  ])('for "%s" is %s', (query, url) => {
    expect(search(query).hits[0]?.url).toBe(url);
  });
});
