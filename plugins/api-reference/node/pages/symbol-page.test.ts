import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiSymbol } from '../../../../contracts/api-model';
import { frontMatter } from './front-matter';
import { namespacePages } from './namespace-pages';
import { kindGroups } from './sidebar';
import { dataKey, symbolPage } from './symbol-page';

const keyword = (name: string) => ({ kind: 'keyword', name }) as const;

const member: ApiMember = { name: 'id', type: keyword('string'), required: true, description: [] };

/** A symbol of which nothing is known but what a test states. */
const symbol = (known: Partial<ApiSymbol>): ApiSymbol => ({
  name: 'Mark',
  kind: 'interface',
  route: '/all-types/interfaces/Mark',
  summary: '',
  description: [],
  isComponent: known.kind === 'component',
  declaration: { kind: 'interface', extends: [] },
  members: [],
  typeParameters: [],
  signatures: [],
  calls: [],
  values: [],
  statics: [],
  usedBy: [],
  examples: [],
  declaredIn: 'index.d.ts',
  ...known,
});

const headings = (page: string) => page.match(/^## .*$/gm) ?? [];

describe('symbolPage', () => {
  it('has no heading for what a symbol does not have', () => {
    expect(headings(symbolPage(symbol({})))).toEqual([]);
  });

  it('calls the members of a component props, and those of anything else members', () => {
    const kinds = ['component', 'interface', 'class', 'type-alias'] as const;
    expect(
      kinds.map((kind) => headings(symbolPage(symbol({ kind, members: [member] })))[0]),
    ).toEqual(['## Props', '## Members', '## Members', '## Members']);
  });

  it('shows values, parameters and result by the data of just this meaning of the name', () => {
    const values = [{ name: 'Mark.A', value: 'a', description: [] }];
    const signatures = [{ parameters: [], returns: keyword('void') }];
    const page = symbolPage(symbol({ kind: 'variable', values, signatures }));
    expect(headings(page)).toEqual(['## Values', '## Parameters and result']);
    expect(page).toContain('<ApiValues of="Mark.variable" />');
    expect(page).toContain('<ApiSignatures of="Mark.variable" />');
  });

  it('describes itself to search engines even where the library says nothing', () => {
    expect(symbolPage(symbol({}))).toMatch(
      /^description: "Mark, as the types of .+ declare it\."$/m,
    );
    expect(symbolPage(symbol({ summary: 'A "mark".' }))).toContain(
      'description: "Interface Mark: A \\"mark\\". All members with types and defaults."',
    );
  });

  it('tells a constant from the type of the same name in the head of the page', () => {
    const summary = 'The side of a chart on which an axis or a legend is drawn.';
    const [constant, type] = (['variable', 'type-alias'] as const).map((kind) =>
      symbolPage(symbol({ kind, summary })),
    );
    expect(constant).toContain('title_meta: "Mark constant"');
    expect(constant).toContain(`description: "Constant Mark: ${summary}"`);
    expect(type).toContain('title_meta: "Mark type"');
    expect(type).toContain(`description: "Type Mark: ${summary}"`);
  });

  it('tells a constant from the type of the same name by its data', () => {
    expect(dataKey(symbol({ kind: 'variable' }))).not.toBe(dataKey(symbol({ kind: 'type-alias' })));
  });
});

describe('namespacePages', () => {
  it('make no page for a symbol without statics', () => {
    expect(namespacePages(symbol({}))).toEqual({});
  });

  it('say that a static is unset where the running package holds nothing', () => {
    const statics = [{ name: 'propTypes', type: keyword('any'), observed: 'undefined' }];
    const pages = namespacePages(symbol({ name: 'Dot', kind: 'component', statics }));
    expect(pages['namespaces/Dot/variables/propTypes.mdx']).toContain(
      'leaves it unset: `Dot.propTypes` is `undefined`.',
    );
  });
});

describe('frontMatter and kindGroups', () => {
  it('writes null as YAML does, and a line break so that the value stays on its line', () => {
    expect(frontMatter({ sidebar: null, title: 'a\nb' })).toBe(
      '---\nsidebar: null\ntitle: "a\\nb"\n---',
    );
  });

  it('knows every kind once', () => {
    const kinds = kindGroups.map(([kind]) => kind);
    expect([...kinds].sort()).toEqual(
      ['class', 'component', 'function', 'interface', 'type-alias', 'variable'].sort(),
    );
  });
});
