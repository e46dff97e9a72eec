import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiSymbol, RichText } from '../../../../contracts/api-model';
import type { ApiType } from '../../../../contracts/api-type';
import { list, paragraph, text } from '../../../../contracts/markdown-nodes';
import { sampleSymbol } from '../../../../contracts/sample-symbol';
import { propsMarkdown } from './props-markdown';
import { signaturesMarkdown } from './signatures-markdown';
import { symbolMarkdown } from './symbol-markdown';
import { usesMarkdown } from './uses-markdown';
import { valuesMarkdown } from './values-markdown';

const print = (children: RootContent[]) =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  );
const keyword = (name: string): ApiType => ({ kind: 'keyword', name });
const theme: ApiType = { kind: 'reference', name: 'Theme', to: '/all-types/Theme' };
const words = (value: string): RichText => [paragraph(text(value))];
const member = (known: Partial<ApiMember>): ApiMember => ({
  name: 'id',
  type: keyword('string'),
  required: false,
  description: [],
  ...known,
});
const symbol = (known: Partial<ApiSymbol>) =>
  sampleSymbol({
    description: words('A mark.'),
    declaration: { kind: 'interface', extends: [theme] },
    ...known,
  });
/** Prints the last row of the table of a single prop. */
const row = (known: Partial<ApiMember>) =>
  print(propsMarkdown(symbol({ members: [member(known)] })))
    .trim()
    .split('\n')
    .at(-1);

describe('propsMarkdown', () => {
  it('has a table for each group, required props first', () => {
    const members = [member({ name: 'a', from: 'Spec' }), member({ name: 'b', required: true })];
    expect(print(propsMarkdown(symbol({ members })))).toBe(
      `### Required

| Name | Type | Default | Description |
| - | - | - | - |
| \`b\` (required) | \`string\` | | |

### Optional, from Spec

| Name | Type | Default | Description |
| - | - | - | - |
| \`a\` | \`string\` | | |
`,
    );
  });

  it('links a type, or the names in it', () => {
    expect(row({ type: theme })).toContain('| [`Theme`](/all-types/Theme) |');
    const type: ApiType = { kind: 'union', types: [theme, keyword('null')] };
    expect(row({ type })).toContain('| `Theme \\| null` ([Theme](/all-types/Theme)) |');
  });

  it.each<[string, Partial<ApiMember>, string]>([
    ['an observed value', { default: 'true', declaredDefault: 'false' }, '| `true` |'],
    ['a declared value of two lines', { declaredDefault: '10\n(base)' }, '| `10 (base)` |'],
    [
      'a description',
      { defaultInWords: words('the theme'), declaredDefault: '1' },
      '| the theme |',
    ],
    ['both', { default: '2', defaultInWords: words('in px') }, '| `2`; in px |'],
  ])('has %s as the default', (_case, known, expected) => {
    expect(row(known)).toContain(expected);
  });

  it('keeps every block of a description in its cell', () => {
    const description = [...words('One of:'), list([[text('a')], [text('b')]]), ...words('End.')];
    expect(row({ description })).toContain('| One of:<br>- a<br>- b<br>End. |');
  });

  it('marks deprecated props, and lists accepted values, parameters and all examples', () => {
    const cell = row({
      deprecated: words('Use b.'),
      releaseTag: 'alpha',
      accepts: [{ text: 'Position.Left', to: '/p' }],
      parameters: [
        { name: 'value', type: keyword('number'), required: false, description: words('In px.') },
      ],
      examples: ['a/1', 'a/2', 'a/3', 'a/4', 'a/5'],
    });
    expect(cell).toContain('`id` (deprecated, alpha)');
    expect(cell).toContain(
      'Use b.<br>Accepts [`Position.Left`](/p)<br>Parameter `value?`: `number` In px.<br>Used in [a/1](/examples/a/1), ',
    );
    expect(cell).toContain('[a/5](/examples/a/5)');
  });
});

describe('symbolMarkdown', () => {
  it('has kind, description, import and declaration with links', () => {
    expect(print(symbolMarkdown(symbol({ guide: '/api/Mark' })))).toBe(
      `Interface · [usage guide](/api/Mark)

A mark.

\`\`\`ts
import { Mark } from '@elastic/charts';
\`\`\`

\`\`\`ts
interface Mark extends Theme
\`\`\`

Types: [Theme](/all-types/Theme)
`,
    );
  });

  it('names the symbol of the same name and lists type parameters', () => {
    const typeParameters = [{ name: 'T', constraint: keyword('string'), default: theme }];
    const markdown = print(symbolMarkdown(symbol({ sameName: '/v', typeParameters })));
    expect(markdown).toContain('[constant](/v) of the same name');
    expect(markdown).toContain('- `T` extends `string` = [`Theme`](/all-types/Theme)');
  });
});

describe('Other parts of a symbol', () => {
  it('has run-time values of constants only', () => {
    const values = [{ name: 'Mark.A', value: 'a', description: words('First.') }];
    expect(print(valuesMarkdown(symbol({ kind: 'variable', values })))).toContain(
      '| `Mark.A` | `"a"` | First. |',
    );
    expect(print(valuesMarkdown(symbol({ kind: 'type-alias', values })))).toContain(
      '| `Mark.A` | First. |',
    );
  });

  it('has parameters, the return value and calls', () => {
    const parameters = [
      { name: 'n', type: keyword('number'), required: true, description: words('A number.') },
    ];
    const signatures = [{ parameters, returns: theme }];
    const calls = [{ call: 'Mark(1)', result: '2' }];
    const markdown = print(signaturesMarkdown(symbol({ signatures, calls })));
    expect(markdown).toContain('| `n` (required) | `number` | A number. |');
    expect(markdown).toContain('Return value: [`Theme`](/all-types/Theme)');
    expect(markdown).toContain('| `Mark(1)` | `2` |');
  });

  it('has usages', () => {
    const usedBy = [{ text: 'AxisSpec.style', to: '/a#style' }];
    expect(print(usesMarkdown(symbol({ usedBy, examples: ['bar/stacked'] })))).toBe(
      '- [`AxisSpec.style`](/a#style)\n\nUsed in [bar/stacked](/examples/bar/stacked)\n',
    );
  });
});
