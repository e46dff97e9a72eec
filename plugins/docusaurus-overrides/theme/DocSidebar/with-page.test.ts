import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { expect, it, vi } from 'vitest';
import { withPage } from './with-page';

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: function isActive(
    item: { href?: string; items?: unknown[] },
    path: string,
  ): boolean {
    return (
      item.href === path || (item.items ?? []).some((one) => isActive(one as typeof item, path))
    );
  },
}));

const area = { type: 'link', label: 'Areas', href: '/x/area' } as const;
const bars = { type: 'link', label: 'Bars', href: '/x/bar' } as const;
const sidebar: PropSidebar = [
  { type: 'category', label: 'Families', collapsible: true, collapsed: false, items: [area, bars] },
];

it('adds a page below its parent folder', () => {
  const [families] = withPage(sidebar, '/x/bar/many-categories');
  expect(families).toMatchObject({
    label: 'Families',
    items: [
      area,
      {
        type: 'category',
        label: 'Bars',
        href: '/x/bar',
        collapsible: false,
        items: [{ type: 'link', label: 'Many categories', href: '/x/bar/many-categories' }],
      },
    ],
  });
});

it.each(['/x/bar', '/x/other/page', '/'])('does not change the sidebar of %s', (path) => {
  expect(withPage(sidebar, path)).toEqual(sidebar);
});
