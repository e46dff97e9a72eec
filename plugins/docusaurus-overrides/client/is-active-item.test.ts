import { describe, expect, it } from 'vitest';
import { isActiveItem } from './is-active-item';

const data = {
  default: {
    versions: [{ path: '/x/', docs: [{ id: 'api/Chart', path: '/x/api/Chart', sidebar: 'api' }] }],
  },
};

describe('isActiveItem', () => {
  it.each([
    ['a doc', { type: 'doc', docId: 'api/Chart' }],
    ['a sidebar', { type: 'docSidebar', sidebarId: 'api' }],
    ['a version, whose URL includes the base path', { to: '/x/api/Chart?q=1#top' }],
    ['a locale, whose URL bypasses the router', { to: 'pathname:///x/api/Chart/' }],
  ])('recognizes %s as the current page', (_type, item) => {
    expect(isActiveItem(item, '/x/api/Chart', data)).toBe(true);
    expect(isActiveItem(item, '/x/docs/docs', data)).toBe(false);
  });

  it('treats an item without a destination as inactive', () => {
    expect(isActiveItem({}, '/x/api/Chart', data)).toBe(false);
  });
});
