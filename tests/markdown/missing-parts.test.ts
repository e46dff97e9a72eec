import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { missingParts } from './missing-parts';
import { partsOfHtml } from './parts-of-html';
import { partsOfMarkdown } from './parts-of-markdown';

const html = `<nav><h2>Menu</h2></nav><main>
  <h1>Axis</h1><h2>Props<a class="hash-link">\u200b</a></h2>
  <div data-prop="hide"><dt><code>hide</code></dt><dd>
    <div data-prop-type><details><summary>Long type</summary><code>boolean |
      string</code></details></div>
    <div data-prop-default>Default: <code>false</code></div>
    <div data-prop-description><p>Hides it.</p><ul><li>always</li></ul></div></dd></div>
  <pre><code><span>&lt;Axis</span> />
</code></pre></main>`;
const markdown = `# Axis

## Props

| Name | Type | Default | Description |
| - | - | - | - |
| \`hide\` *required* | \`boolean \\| string\` ([x](y)) | \`false\` | Hides it.<br>- always |

\`\`\`tsx
<Axis />
\`\`\`
`;
const missing = (text: string) => missingParts(partsOfHtml(load(html)), partsOfMarkdown(text));

describe('missingParts', () => {
  it('is empty if the Markdown has every part of the page', () => {
    expect(missing(markdown)).toEqual([]);
  });

  it.each([
    ['heading', '## Props', '## Members', 'heading: Props'],
    ['code block', '<Axis />', '<Axis id />', 'code block: <Axis />'],
    ['prop', '`hide`', '`show`', 'prop: hide'],
    ['name', '`hide`', '`show`', 'term: hide'],
    ['type', 'boolean', 'number', 'type, default or description of hide'],
    ['default', '`false`', '`true`', 'type, default or description of hide'],
    ['list item', 'always', 'never', 'type, default or description of hide'],
  ])('reports a missing %s', (_part, from, to, message) => {
    expect(missing(markdown.replace(from, to)).join()).toContain(message);
  });
});
