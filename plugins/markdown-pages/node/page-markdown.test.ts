import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown';

const page = { permalink: '/base/docs/axes', title: 'Axes', description: 'Show axes.' };
const site = { origin: 'https://x.example', baseUrl: '/base/' };
const describeExample = (id: string) => (id === 'bar/stacked' ? 'Three bars.' : undefined);

/** Converts a page with some content. */
const convert = (content: string) =>
  pageMarkdown(
    page,
    `<nav>Menu</nav><main><div data-page="{}"><nav>Path</nav>
      <div class="theme-doc-markdown markdown">${content}</div></div></main>`,
    site,
    describeExample,
  ).join('');
/** Converts content and returns what follows the head of the page. */
const convertBody = (content: string) => withoutHead(convert(content));
const withoutHead = (markdown: string) => markdown.split('\n\n').slice(4).join('\n\n');

describe('The head of a page', () => {
  const head =
    '# All axes\n\n> Show axes.\n\n> For the complete documentation index, see [llms.txt](https://x.example/base/llms.txt).\n\nPage: <https://x.example/base/docs/axes>\n';

  it('is its title, its description, the list of all pages and its address', () => {
    expect(convert('<header><h1>All axes</h1></header>\n<p>Text.</p>')).toBe(`${head}\nText.\n`);
  });

  it('has the title from the list of pages, if the content has none', () => {
    expect(convert('<p>Text.</p>')).toMatch(/^# Axes\n\n> Show axes\./);
  });

  it('is not followed by the description once more', () => {
    expect(convert('<h1>All axes</h1><p>Show axes.</p>')).toBe(head);
  });
});

it('the page of a category is a list of links with descriptions', () => {
  const html = `<main><div data-page="{}">
    <div><button data-copy-page>Copy</button><a href="/base/docs/axes.md">Markdown</a></div>
    <header><h1>Axes</h1><p>Show axes.</p></header>
    <article><a href="/base/api/Axis"><h2>Axis</h2><p>One axis.</p></a></article>
    <footer><nav>Next</nav></footer></div></main>`;
  const markdown = pageMarkdown(page, html, site, describeExample).join('');
  expect(withoutHead(markdown)).toBe('## [Axis](https://x.example/base/api/Axis)\n\nOne axis.\n');
});

it('throws with the address of the page and a hint, if a page has no content', () => {
  expect(() => pageMarkdown(page, '<main></main>', site, describeExample)).toThrow(
    /^\/base\/docs\/axes: .*page-content\.ts/,
  );
});

it('throws with the address of the page and a hint, if a listing has no caption', () => {
  expect(() => convert('<figure data-language="tsx"><pre>a</pre></figure>')).toThrow(
    /^\/base\/docs\/axes: a <figure> has no <figcaption>: .*element-handlers\.ts/,
  );
});

describe('Text', () => {
  it.each([
    ['links to anchors', '<a href="#d">c</a>', '[c](https://x.example/base/docs/axes#d)'],
    ['links to pages', '<a href="/base/b#c">a</a>', '[a](https://x.example/base/b#c)'],
    ['links to other sites', '<a href="https://y.example/">e</a>', '[e](https://y.example/)'],
    [
      'links that styles separate',
      '<a href="/a">a</a><a href="/b">b</a>',
      '[a](https://x.example/a), [b](https://x.example/b)',
    ],
    ['colons', 'At 10:30, <code>a:b</code>', 'At 10:30, `a:b`'],
    ['spaces in code', '<code> - lower</code>', '` - lower`'],
    ['lines of code', '<code>{\n    a;\n}</code>', '`{ a; }`'],
    ['code that is a link', '<code><a href="/t">T</a></code>', '[`T`](https://x.example/t)'],
    [
      'code with links',
      '<code><a href="/t">T</a> | <a href="/t">T</a>[]</code>',
      '`T | T[]` ([T](https://x.example/t))',
    ],
    ['numbers beside names', 'Bars <small>22</small>', 'Bars (22)'],
  ])('keeps %s', (_case, html, expected) => {
    expect(convertBody(`<p>${html}</p>`)).toBe(`${expected}\n`);
  });

  it('has no controls, anchors of headings, icons and hidden elements', () => {
    expect(
      convertBody(
        '<h2>A<a class="hash-link" href="#a">#</a></h2><button>B</button><svg><text>1</text></svg><p aria-hidden="true">C</p><label>D <input></label><span role="status">E</span><!-- F -->',
      ),
    ).toBe('## A\n');
  });

  it('prints tables without padding, with the alignment of their columns, and escapes pipes', () => {
    expect(
      convertBody(
        '<table><thead><tr><th>a<th style="text-align:right">long heading<tbody><tr><td data-label="a"><code>b | c</code><td>d</table>',
      ),
    ).toBe('| a | long heading |\n| - | -: |\n| `b \\| c` | d |\n');
  });

  it.each([
    ['its kind', 'note', '> **Note**\n>\n> Text.\n'],
    ['its title', 'Be careful', '> **Be careful**\n>\n> Text.\n'],
  ])('converts a callout to a quote with %s', (_case, title, expected) => {
    expect(
      convertBody(
        `<div class="theme-admonition alert"><div><span><svg></svg></span>${title}</div><div><p>Text.</p></div></div>`,
      ),
    ).toBe(expected);
  });

  it('shows what is collapsed, with its summary', () => {
    expect(convertBody('<details><summary>More</summary><p>Text.</p></details>')).toBe(
      '**More**\n\nText.\n',
    );
  });
});

describe('Code', () => {
  const listing = (title: string) =>
    `<figure data-language="tsx"><figcaption><span>${title}</span><label><input> Show all 2 lines</label><button>Copy</button></figcaption><div data-code><pre><code><span>&lt;<a href="/base/Axis">Axis</a> /&gt;</span>\n\n<span>  {/* kept */}</span>\n</code></pre></div></figure>`;

  it.each([
    ['its file name', 'a.tsx', 'tsx title="a.tsx"'],
    ['its language', 'tsx', 'tsx'],
  ])('has the exact text of a listing, with %s', (_case, title, info) => {
    expect(convertBody(listing(title))).toBe(`\`\`\`${info}\n<Axis />\n\n  {/* kept */}\n\`\`\`\n`);
  });

  it('is a block if its element states the language, followed by the links in it', () => {
    expect(convertBody('<p><code class="language-ts">import a;</code></p>')).toBe(
      '```ts\nimport a;\n```\n',
    );
    expect(
      convertBody(
        '<div><details><summary>Long type</summary><code class="a language-ts">type A = {\n    b: <a href="/b">B</a>;\n}</code></details></div>',
      ),
    ).toBe('```ts\ntype A = {\n    b: B;\n}\n```\n\nTypes: [B](https://x.example/b)\n');
  });

  const picture = (alt: string) =>
    `<picture><img src="/base/bar.light.svg" alt="${alt}"></picture><picture><img src="/base/bar.dark.svg" alt="${alt}"></picture>`;

  it('of an example is between its picture and the link to its page', () => {
    expect(
      convertBody(
        `<section data-example="bar/stacked">${picture('Bars.')}<div><a data-tool="full" aria-label="Open full size: Bars" href="/base/bar"><span>Full size</span></a><a href="/s">Sandbox</a></div><details><summary>Show code</summary>${listing('bar.tsx')}</details></section>`,
      ),
    ).toBe(
      '![Bars.](https://x.example/base/bar.light.svg)\n\n```tsx title="bar.tsx"\n<Axis />\n\n  {/* kept */}\n```\n\n[Open full size: Bars](https://x.example/base/bar)\n',
    );
  });

  it('of an example that the page goes through in steps is left to its page', () => {
    expect(
      convertBody(
        `<section data-example="bar/stacked" data-in-steps="true">${picture('Bars.')}<a data-tool="full" aria-label="Open full size: Bars" href="/base/bar">Full size</a>${listing('bar.tsx')}</section>`,
      ),
    ).toBe(
      '![Bars.](https://x.example/base/bar.light.svg)\n\n[Complete code](https://x.example/base/bar)\n',
    );
  });

  it('of compared examples is left to their pages', () => {
    expect(
      convertBody(
        `<div data-variants><label><input>Bars</label><section>${picture('Bars.')}${listing('bar.tsx')}<a href="/base/bar">Complete code: Bars</a></section></div>`,
      ),
    ).toBe('- [Complete code: Bars](https://x.example/base/bar): Bars.\n');
  });
});

it('the card of an example is a link with the description of the example', () => {
  const card = (id: string) =>
    `<li><a data-card="${id}" href="/base/${id}"><picture><img src="a.light.svg" alt=""></picture><span>Card</span></a></li>`;
  expect(convertBody(`<ul>${card('bar/stacked')}${card('none')}</ul>`)).toBe(
    '- [Card](https://x.example/base/bar/stacked): Three bars.\n- [Card](https://x.example/base/none)\n',
  );
});

it('the card of an example is only a link on a page whose list would be too long', () => {
  const html = `<main><div class="theme-doc-markdown"><ul><li><a data-card="bar/stacked" href="/base/b">Card</a></ul></div></main>`;
  const [text = ''] = pageMarkdown(
    { ...page, withoutDescriptions: true },
    html,
    site,
    describeExample,
  );
  expect(withoutHead(text)).toBe('- [Card](https://x.example/base/b)\n');
});

describe('A page that is too long for one file', () => {
  const section = (name: string, length: number) => `<h2>${name}</h2><p>${name.repeat(length)}</p>`;
  const parts = pageMarkdown(
    page,
    `<main><div class="theme-doc-markdown"><p>Start.</p>${['A', 'B', 'C'].map((name) => section(name, 20_000)).join('')}</div></main>`,
    site,
    describeExample,
  );

  it('has several with whole sections', () => {
    const headings = parts.map((part) => [...part.matchAll(/^## (.*)/gm)].map(([, name]) => name));
    expect(headings).toEqual([['A', 'B'], ['C']]);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThan(50_000);
  });

  it('says at the top of each which sections are in the others', () => {
    const top = (part = '') => withoutHead(part).slice(0, 200);
    expect(top(parts[0])).toContain(
      'part 1 of 2 of the page. The others:\n\n- Part 2, <https://x.example/base/docs/axes.part-2.md>: C\n\nStart.',
    );
    expect(top(parts[1])).toContain(
      '- Part 1, <https://x.example/base/docs/axes.md>: A, B\n\n## C',
    );
    expect(parts[1]).toMatch(/^# Axes\n/);
  });
});

describe('A list of definitions', () => {
  const term = (name: string) =>
    `<dt><code>${name}</code> <span data-mark="required">required</span></dt>`;
  const prop = (definitions: string) =>
    convertBody(`<dl><div data-prop="id">${term('id')}${definitions}</div></dl>`).split('\n')[2];

  it('is a table if it has props', () => {
    expect(
      convertBody(
        `<dl><div data-prop="id">${term('id')}<dd data-prop-type><details><summary>Long type</summary><code>string |\n  number</code></details></dd><dd data-prop-default><code>1</code></dd><dd><p>The id.</p></dd></div></dl>`,
      ),
    ).toBe(
      '| Name | Type | Default | Description |\n| - | - | - | - |\n| `id` *required* | `string | number` | `1` | The id. |\n'.replace(
        '`string | number`',
        '`string \\| number`',
      ),
    );
  });

  it('keeps every block of a description in its cell', () => {
    expect(
      prop(
        '<dd><code>T</code></dd><dd><div><p>One of:</p><ul><li>a</li><li>b</li></ul></div><ul aria-label="Callback parameters"><li><code>v?</code>: <code>T</code> In px.</li></ul><p>Used in <a href="/a">a</a></p></dd>',
      ),
    ).toBe(
      '| `id` *required* | `T` | | One of:<br>- a<br>- b<br>Callback parameters:<br>- `v?`: `T` In px.<br>Used in [a](https://x.example/a) |',
    );
  });

  it('has no label of a default, which its column has', () => {
    expect(prop('<dd><code>T</code></dd><dd data-prop-default>Default: the theme</dd>')).toBe(
      '| `id` *required* | `T` | the theme | |',
    );
  });

  it('is a list of terms otherwise, below its label', () => {
    expect(
      convertBody(
        `<dl aria-label="Calls"><div>${term('a')}<dd><code>1</code><p>First.</p><ul><li>b</li></ul></dd></div><div><dt>Return value</dt><dd>none</dd></div></dl>`,
      ),
    ).toBe('Calls:\n\n- `a` *required*: `1` First.\n  - b\n- Return value: none\n');
  });
});
