import { describe, expect, it } from 'vitest';
import { leadsTo } from './leads-to';

const data = {
  default: {
    versions: [{ path: '/x/', docs: [{ id: 'api/Chart', path: '/x/api/Chart', sidebar: 'api' }] }],
  },
};

describe('leadsTo', () => {
  it.each([
    ['a doc', { type: 'doc', docId: 'api/Chart' }],
    ['a sidebar', { type: 'docSidebar', sidebarId: 'api' }],
    ['a version, whose address holds the base path', { to: '/x/api/Chart?q=1#top' }],
    ['a locale, whose address stays out of the router', { to: 'pathname:///x/api/Chart/' }],
  ])('knows the open page behind %s', (_kind, item) => {
    expect(leadsTo(item, '/x/api/Chart', data)).toBe(true);
    expect(leadsTo(item, '/x/docs/docs', data)).toBe(false);
  });

  it('takes an item that leads nowhere for inactive', () => {
    expect(leadsTo({}, '/x/api/Chart', data)).toBe(false);
  });
});
