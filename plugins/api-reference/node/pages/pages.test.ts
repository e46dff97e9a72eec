import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { named } from '../named';
import { makeModel } from '../make-model';
import { frontMatter } from './front-matter';
import { indexPage } from './index-page';
import { namespacePages } from './namespace-pages';
import { sidebarItems } from './sidebar';
import { symbolPage } from './symbol-page';

const packageDir = path.resolve(__dirname, '../../__fixtures__/tiny-library');
const { model } = makeModel({ packageDir, notes: new Map(), examples: [] });
const dot = named(model.symbols, 'Dot');

describe('pages of the reference', () => {
  it('have valid YAML front matter', () => {
    expect(frontMatter({ title: 'a: "b"', hidden: true })).toBe(
      '---\ntitle: "a: \\"b\\""\nhidden: true\n---',
    );
  });

  it('show the props of a component and link its static properties', () => {
    const page = symbolPage(dot);
    expect(page).toContain('title: "Dot"');
    expect(page).toContain('## Props\n\n<Props of="Dot.component" />');
    expect(page).toContain('/all-types/namespaces/Dot/');
  });

  it('list every name on the index page', () => {
    const page = indexPage(model);
    for (const { name, route } of model.symbols) expect(page).toContain(`[${name}](${route})`);
  });

  it('include an index and a page for each static property, without a sidebar', () => {
    const pages = namespacePages(dot);
    expect(Object.keys(pages)).toEqual([
      'namespaces/Dot/index.mdx',
      'namespaces/Dot/variables/displayName.mdx',
    ]);
    expect(Object.values(pages).every((page) => page.includes('displayed_sidebar: null'))).toBe(
      true,
    );
    expect(pages['namespaces/Dot/variables/displayName.mdx']).toContain('is `"Dot"`');
  });

  it('are grouped by kind in the sidebar', () => {
    expect(sidebarItems(model)[0]).toEqual({
      type: 'category',
      label: 'Components',
      items: ['all-types/functions/Dot'],
    });
  });
});
