import { describe, expect, it } from 'vitest';
import { documentsOfPage } from './documents-of-page';
import { documentsOfSource } from './documents-of-source';

const page = (body: string, head = '') => `<html><head>
<meta name="description" content="All about axes.">${head}</head>
<body><main><article><div class="markdown"><h1>Axis</h1>${body}</div></article></main></body></html>`;

describe('documentsOfPage', () => {
  it('extracts the page and its sections, with the text below each heading', () => {
    const html = page(
      '<h2 id="ticks">Ticks<a class="hash-link">#</a></h2><p>How many.</p><figure>code</figure><h2 id="end">End</h2>',
    );
    expect(documentsOfPage(html, '/base/api/Axis', '/base/')).toEqual([
      {
        kind: 'page',
        area: 'API',
        title: 'Axis',
        heading: '',
        url: '/base/api/Axis',
        text: 'All about axes.',
      },
      {
        kind: 'section',
        area: 'API',
        title: 'Axis',
        heading: 'Ticks',
        url: '/base/api/Axis#ticks',
        text: 'How many.',
      },
      {
        kind: 'section',
        area: 'API',
        title: 'Axis',
        heading: 'End',
        url: '/base/api/Axis#end',
        text: '',
      },
    ]);
  });

  it('extracts every prop of a reference page', () => {
    const props = { '/all-types/functions/Axis': [{ name: 'hide', text: 'Hides it.' }] };
    const found = (url: string) => documentsOfPage(page(''), url, '/base/', props).slice(1);
    expect(found('/base/all-types/functions/Axis')).toEqual([
      {
        kind: 'prop',
        area: 'Reference',
        title: 'Axis',
        heading: 'hide',
        url: '/base/all-types/functions/Axis#hide',
        text: 'Hides it.',
      },
    ]);
    expect(found('/base/all-types/type-aliases/AxisProps')).toEqual([]);
  });

  it('truncates long text', () => {
    const html = page(`<h2 id="a">A</h2><p>${'word '.repeat(100)}</p>`);
    expect(documentsOfPage(html, '/base/docs/a', '/base/')[1]!.text).toMatch(/^.{100,159}…$/);
  });

  it.each([
    ['a page with noindex', page('', '<meta name="robots" content="noindex">')],
    ['a page without a heading', '<main><article><div class="markdown">x</div></article></main>'],
  ])('excludes %s', (_case, html) => {
    expect(documentsOfPage(html, '/base/docs/a', '/base/')).toEqual([]);
  });
});

describe('documentsOfSource', () => {
  it('extracts the page and its headings, with their ids', () => {
    const source = '## Use `size`\n```md\n## not a heading\n```\n### Other {#own-id}';
    const info = { title: 'Chart', description: 'The frame.', permalink: '/base/api/Chart' };
    expect(
      documentsOfSource(info, source, '/base/').map(({ heading, url }) => [heading, url]),
    ).toEqual([
      ['', '/base/api/Chart'],
      ['Use size', '/base/api/Chart#use-size'],
      ['Other', '/base/api/Chart#own-id'],
    ]);
  });
});
