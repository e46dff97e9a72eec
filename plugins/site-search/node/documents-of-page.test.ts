import { describe, expect, it } from 'vitest';
import { documentsOfPage } from './documents-of-page';
import { documentsOfSource } from './documents-of-source';

const page = (body: string) =>
  `<main><article><div class="markdown"><h1>Axis</h1>${body}</div></article></main>`;
const documents = (body: string, route = 'docs/axis') =>
  documentsOfPage(page(body), `/${route}`, '/');

describe('documentsOfPage', () => {
  it('ends a section at the next h2 or h3', () => {
    const body = '<h2 id="a">A</h2><p>one</p><h3 id="b">B</h3><p>two</p>';
    expect(documents(body).map(({ heading, text }) => [heading, text])).toEqual([
      ['', ''],
      ['A', 'one'],
      ['B', 'two'],
    ]);
  });

  it('excludes code listings and live charts', () => {
    const hidden = '<figure>const a</figure><div data-example>canvas</div>';
    expect(documents(`<h2 id="a">A</h2>${hidden}<p>kept</p>`)[1]!.text).toBe('kept');
  });

  it('skips headings without an id', () => {
    expect(documents('<h2>Nameless</h2>')).toHaveLength(1);
  });

  it('indexes generated category pages', () => {
    const html = '<main><div class="generatedIndexPage_vN6x"><h1>Guides</h1></div></main>';
    expect(documentsOfPage(html, '/category/guides', '/')).toMatchObject([{ title: 'Guides' }]);
  });
});

describe('documentsOfSource', () => {
  const info = { title: 'Axis', description: 'All about axes.', permalink: '/api/Axis' };

  it('starts with the page itself and its description', () => {
    expect(documentsOfSource(info, '', '/')).toEqual([
      {
        kind: 'page',
        area: 'API',
        title: 'Axis',
        heading: '',
        url: '/api/Axis',
        text: 'All about axes.',
      },
    ]);
  });

  it('includes only headings of levels 2 and 3', () => {
    const source = '# One\n## Two\n### Three\n#### Four\ntext ## Five';
    expect(documentsOfSource(info, source, '/').map(({ heading }) => heading)).toEqual([
      '',
      'Two',
      'Three',
    ]);
  });
});
