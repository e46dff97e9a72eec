import { describe, expect, it } from 'vitest';
import { basePath, editUrl, siteUrl } from './site';

describe('basePath', () => {
  it.each(['/', '/elastic-charts/', '/v1.2_docs/'])('accepts %s', (value) => {
    expect(basePath(value)).toBe(value);
  });

  it.each(['', 'docs', '/docs', 'docs/', '/a/b/', '//', '/a b/', '/../x/'])(
    'rejects "%s" with a message that shows a valid value',
    (value) => {
      expect(() => basePath(value)).toThrow(
        /^BASE_PATH is ".*", but .*BASE_PATH=\/elastic-charts\/$/,
      );
    },
  );

  it('rejects segments that climb out of the site', () => {
    expect(() => basePath('/../')).toThrow(/BASE_PATH/);
  });
});

describe('siteUrl', () => {
  it.each(['https://docs.example.com', 'http://localhost:3000/'])('accepts %s', (value) => {
    expect(siteUrl(value)).toBe(new URL(value).origin);
  });

  it.each(['', 'docs.example.com', 'ftp://x.example', 'https://x.example/docs'])(
    'rejects "%s" with a message that shows a valid value',
    (value) => {
      expect(() => siteUrl(value)).toThrow(/^SITE_URL is ".*", but .*SITE_URL=https:\/\/docs/);
    },
  );
});

describe('editUrl', () => {
  it('is undefined if it is not set', () => {
    expect(editUrl('')).toBeUndefined();
  });

  it('accepts a URL that ends with a slash', () => {
    const url = 'https://git.example.com/docs/edit/main/';
    expect(editUrl(url)).toBe(url);
  });

  it.each(['docs', 'ftp://x.example/', 'https://x.example/edit', 'https://x.example/?a=/'])(
    'rejects "%s" with a message that shows a valid value',
    (value) => {
      expect(() => editUrl(value)).toThrow(/^EDIT_URL is ".*", but .*EDIT_URL=https:\/\/git/);
    },
  );
});
