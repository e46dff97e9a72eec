import { describe, expect, it } from 'vitest';
import type { ApiMember } from '../../../../shared/types/api-model';
import { sampleSymbol } from '../../../../shared/sample-symbol';
import { frontMatter } from './front-matter';
import { namespacePages } from './namespace-pages';
import { kindGroups } from './sidebar';
import { dataKey, symbolPage } from './symbol-page';

const keyword = (name: string) => ({ kind: 'keyword', name }) as const;

const member: ApiMember = { name: 'id', type: keyword('string'), required: true, description: [] };

const headings = (page: string) => page.match(/^## .*$/gm) ?? [];

describe('symbolPage', () => {
  it('omits empty sections', () => {
    expect(headings(symbolPage(sampleSymbol({})))).toEqual([]);
  });

  it('uses the heading "Props" for components and "Members" for other symbols', () => {
    const kinds = ['component', 'interface', 'class', 'type-alias'] as const;
    expect(
      kinds.map((kind) => headings(symbolPage(sampleSymbol({ kind, members: [member] })))[0]),
    ).toEqual(['## Props', '## Members', '## Members', '## Members']);
  });

  it('references the data of the symbol by name and kind', () => {
    const values = [{ name: 'Mark.A', value: 'a', description: [] }];
    const signatures = [{ parameters: [], returns: keyword('void') }];
    const page = symbolPage(sampleSymbol({ kind: 'variable', values, signatures }));
    expect(headings(page)).toEqual(['## Values', '## Parameters and return value']);
    expect(page).toContain('<ApiValues of="Mark.variable" />');
    expect(page).toContain('<ApiSignatures of="Mark.variable" />');
  });

  it('has a description even without a summary', () => {
    expect(symbolPage(sampleSymbol({}))).toMatch(
      /^description: "Mark, as the types of .+ declare it\."$/m,
    );
    expect(symbolPage(sampleSymbol({ summary: 'A "mark".' }))).toContain(
      'description: "Interface Mark: A \\"mark\\". All members with types and defaults."',
    );
  });

  it('distinguishes a constant from the type of the same name in title and description', () => {
    const summary = 'The side of a chart on which an axis or a legend is drawn.';
    const [constant, type] = (['variable', 'type-alias'] as const).map((kind) =>
      symbolPage(sampleSymbol({ kind, summary })),
    );
    expect(constant).toContain('title_meta: "Mark constant"');
    expect(constant).toContain(`description: "Constant Mark: ${summary}"`);
    expect(type).toContain('title_meta: "Mark type"');
    expect(type).toContain(`description: "Type Mark: ${summary}"`);
  });

  it('distinguishes a constant from the type of the same name by data key', () => {
    expect(dataKey(sampleSymbol({ kind: 'variable' }))).not.toBe(
      dataKey(sampleSymbol({ kind: 'type-alias' })),
    );
  });
});

describe('namespacePages', () => {
  it('creates no pages for a symbol without static properties', () => {
    expect(namespacePages(sampleSymbol({}))).toEqual({});
  });

  it('states that a static property is unset', () => {
    const statics = [{ name: 'propTypes', type: keyword('any'), observed: 'undefined' }];
    const pages = namespacePages(sampleSymbol({ name: 'Dot', kind: 'component', statics }));
    expect(pages['namespaces/Dot/variables/propTypes.mdx']).toContain(
      'does not set it: `Dot.propTypes` is `undefined`.',
    );
  });
});

describe('frontMatter and kindGroups', () => {
  it('formats null and escapes line breaks', () => {
    expect(frontMatter({ sidebar: null, title: 'a\nb' })).toBe(
      '---\nsidebar: null\ntitle: "a\\nb"\n---',
    );
  });

  it('contains every kind once', () => {
    const kinds = kindGroups.map(([kind]) => kind);
    expect([...kinds].sort()).toEqual(
      ['class', 'component', 'function', 'interface', 'type-alias', 'variable'].sort(),
    );
  });
});
