// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '../../../shared/search-data';
import { addRecentPlace, readRecentPlaces } from './recent-places';

const place = (title: string, baseUrl = '/base/'): SearchHit => ({
  kind: 'prop',
  title,
  breadcrumb: ['Axis'],
  excerpt: 'Text.',
  url: `${baseUrl}api/Axis#${title}`,
  also: [{ title: 'Other', url: `${baseUrl}other` }],
  flags: [],
});
const titles = (baseUrl = '/base/') => readRecentPlaces(baseUrl).map(({ title }) => title);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('recent places', () => {
  it('are the last five, the latest first, each once', () => {
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) addRecentPlace('/base/', place(title));
    expect(titles()).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it('are kept by base path', () => {
    addRecentPlace('/base/', place('a'));
    expect(titles('/other/')).toEqual([]);
  });

  it.each(['{', '{}', 'null', '[null, 1, {"title": "a"}]', '[{"title":"a","url":"/base/"}]'])(
    'ignore the stored value %s',
    (value) => {
      localStorage.setItem('/base/recent-places', value);
      expect(titles()).toEqual([]);
      addRecentPlace('/base/', place('a'));
      expect(titles()).toEqual(['a']);
    },
  );

  it.each([
    { kind: 'prop of another release' },
    { title: null },
    { breadcrumb: [{}] },
    { breadcrumb: 'Axis' },
    { excerpt: [] },
    { flags: [{}] },
    { flags: ['new'] },
    { flags: undefined },
  ])('ignore a place with %o', (parts) => {
    const stored = JSON.stringify([{ ...place('a'), ...parts }, place('b')]);
    localStorage.setItem('/base/recent-places', stored);
    expect(titles()).toEqual(['b']);
  });

  it.each([{ also: [null] }, { also: 1 }, { picture: { light: 'data:,' } }, { picture: [] }])(
    'leave out %o, which is not rendered',
    (parts) => {
      const stored = JSON.stringify([{ ...place('a'), ...parts }]);
      localStorage.setItem('/base/recent-places', stored);
      expect(readRecentPlaces('/base/')).toEqual([{ ...place('a'), also: [] }]);
    },
  );

  it('keep the picture of an example', () => {
    const picture = { light: '/base/a.light.svg', dark: '/base/a.dark.svg' };
    addRecentPlace('/base/', { ...place('a'), picture });
    expect(readRecentPlaces('/base/')).toEqual([{ ...place('a'), also: [], picture }]);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example/', '/other/page'])(
    'do not contain the foreign address %s',
    (url) => {
      const stored = JSON.stringify([{ ...place('a'), url }]);
      localStorage.setItem('/recent-places', stored);
      localStorage.setItem('/base/recent-places', stored);
      expect(titles()).toEqual([]);
      if (!url.startsWith('/other')) expect(titles('/')).toEqual([]);
    },
  );

  it('are empty if the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => addRecentPlace('/base/', place('a'))).not.toThrow();
    expect(titles()).toEqual([]);
  });
});
