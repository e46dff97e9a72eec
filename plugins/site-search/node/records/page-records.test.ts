import { describe, expect, it } from 'vitest';
import { pageRecords } from './page-records';

const records = (mdx: string, route = '/docs/axes') =>
  pageRecords({ route, title: 'Axes', description: 'All about axes.', keywords: [], mdx });

describe('pageRecords', () => {
  it('contains the whole text of a section, without code', () => {
    const long = `${'word '.repeat(200)}end`;
    const [, section] = records(`## A\n\n${long}\n\n\`\`\`tsx\ncode\n\`\`\``);
    expect(section?.text).toMatch(/end$/);
  });

  it('reads search words from the front matter and from a comment below the heading', () => {
    const [page, section] = pageRecords({
      route: '/docs/axes',
      title: 'Axes',
      description: '',
      keywords: ['ruler'],
      mdx: '## A\n\n{/* keywords: blank, not shown */}\n\nText.',
    });
    expect(page?.keywords).toEqual(['ruler']);
    expect(section?.keywords.map((word) => word.trim())).toEqual(['blank', 'not shown']);
    expect(section?.text).toBe('Text.');
  });

  it('leaves out the text of a section that has a comment for it', () => {
    const [, first, second] = records(
      '## A\n\n{/* search: heading only */}\n\nNames.\n\n## B\n\nText.',
    );
    expect(first).toMatchObject({ title: 'A', text: '', hiddenText: '' });
    expect(second?.text).toBe('Text.');
  });

  it.each([
    ['/docs/troubleshooting', 'troubleshooting'],
    ['/docs/error-messages', 'troubleshooting'],
    ['/docs/recipes/zoom', 'recipe'],
    ['/docs/glossary', 'glossary term'],
    ['/docs/axes', 'section'],
  ])('makes the sections of %s %s records', (route, kind) => {
    expect(records('## A\n\ntext', route)[1]?.kind).toBe(kind);
  });

  it.each([
    [':::warning\n\nBody text.\n\n:::', 'Before. Body text. After.'],
    [':::tip The title\n\nBody text.\n\n:::', 'Before. The title Body text. After.'],
  ])('contains the title and the body of %j, without its markers', (admonition, text) => {
    expect(records(`## A\n\nBefore.\n\n${admonition}\n\nAfter.`)[1]?.text).toBe(text);
  });

  it.each([
    'See [Annotations](/a).',
    '**Next:** [Minimal code](/a#b)',
    'More to try: [Bars](/b), [Lines](/c)',
  ])('finds a section by %j, but does not show it', (reference) => {
    const [, section] = records(`## A\n\nSay it here. ${reference}`);
    expect(section?.text).toBe('Say it here.');
    expect(section?.hiddenText).toMatch(/./);
  });

  it('leaves out the links to the next pages', () => {
    expect(records('## Next step\n\n[Lines](/c)')).toHaveLength(1);
  });

  it('makes a sentence of each row of a table, and only finds its headings', () => {
    const [, section] = records('## A\n\n| a | b |\n| --- | --- |\n| c | d |\n| e | f. |\n| g | |');
    expect(section?.text).toBe('c: d. e: f. g.');
    expect(section?.hiddenText).toBe('a b .');
  });

  it.each([
    ['## Follow a dark mode', 'follow-a-dark-mode', 'Follow a dark mode'],
    ['## Gauge {#the-gauge}', 'the-gauge', 'Gauge'],
    ['## `tickFormat` and *style* {#custom}', 'custom', 'tickFormat and style'],
    ['## Twice\n\ntext\n\n## Twice', 'twice', 'Twice'],
    ['## Legend labels end in "…"', 'legend-labels-end-in-', 'Legend labels end in "…"'],
  ])('gives %j the id of the docs plugin', (mdx, id, title) => {
    expect(records(`${mdx}\n\ntext`)[1]).toMatchObject({ url: `/docs/axes#${id}`, title });
  });

  it('leaves out a heading that only groups others', () => {
    const urls = records('## Group\n\n### A\n\ntext').map(({ url }) => url);
    expect(urls).toEqual(['/docs/axes', '/docs/axes#a']);
  });

  it('numbers repeated headings', () => {
    expect(records('## Twice\n\ntext\n\n## Twice\n\ntext').map(({ url }) => url)).toEqual([
      '/docs/axes',
      '/docs/axes#twice',
      '/docs/axes#twice-1',
    ]);
  });

  it('leaves sections that show an example to the example, on pages of families only', () => {
    const section = '## A {#a}\n\nText.\n\n<Example id="a/b" />';
    expect(records(section, '/examples/bar')).toHaveLength(1);
    expect(records(section, '/docs/axes')).toHaveLength(2);
  });
});
