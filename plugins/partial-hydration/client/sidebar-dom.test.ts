// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sidebarOfDocument } from './sidebar-dom';

/** HTML of theme-classic 3.9.2: a link, an expanded category with a page, a collapsed one without. */
const sidebar = `
<ul class="theme-doc-sidebar-menu menu__list">
  <li class="theme-doc-sidebar-item-link"><a class="menu__link" href="/x/a"><span title="A &amp; B">A &amp; B</span></a></li>
  <li class="theme-doc-sidebar-item-category menu__list-item">
    <div><a class="menu__link menu__link--sublist" href="/x/specs"><span title="Specs">Specs</span></a><button></button></div>
    <ul class="menu__list"><li class="theme-doc-sidebar-item-link"><a class="menu__link" href="/x/specs/a"><span title="A">A</span></a></li></ul>
  </li>
  <li class="theme-doc-sidebar-item-category menu__list-item menu__list-item--collapsed">
    <div><a class="menu__link menu__link--sublist" role="button" href="/x/types/a"><span title="Types">Types</span></a></div>
  </li>
</ul>`.replace(/>\s+</g, '><');

describe('sidebarOfDocument', () => {
  beforeEach(() => {
    document.body.innerHTML = sidebar;
  });

  it('reads links and categories, including the fallback link of collapsed categories', () => {
    expect(sidebarOfDocument()).toEqual([
      { type: 'link', label: 'A & B', href: '/x/a' },
      {
        type: 'category',
        label: 'Specs',
        collapsible: true,
        collapsed: false,
        href: '/x/specs',
        items: [{ type: 'link', label: 'A', href: '/x/specs/a' }],
      },
      {
        type: 'category',
        label: 'Types',
        collapsible: true,
        collapsed: true,
        href: undefined,
        items: [{ type: 'link', label: '', href: '/x/types/a' }],
      },
    ]);
  });

  it('reads the icon of an item', () => {
    document
      .querySelector('[title="A"]')!
      .insertAdjacentHTML('beforebegin', '<svg><use href="/x/img/icons.svg#bar"/></svg>');
    expect(sidebarOfDocument()[1]).toMatchObject({ items: [{ customProps: { icon: 'bar' } }] });
  });

  it('returns no items on a page without a sidebar', () => {
    document.body.innerHTML = '';
    expect(sidebarOfDocument()).toEqual([]);
  });
});
