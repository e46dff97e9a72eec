import { describe, expect, it } from 'vitest';
import { pageKey, requestKind } from './request-kind';

const scope = 'https://charts.example/base/';

const request = (url: string, init: Partial<Request> = {}) =>
  ({ url, method: 'GET', mode: 'navigate', headers: new Headers(), ...init }) as Request;

describe('requestKind', () => {
  it.each([
    ['', 'pages'],
    ['docs/axes', 'pages'],
    ['docs/axes/', 'pages'],
    ['docs/axes.html?a=b.svg#c', 'pages'],
    ['assets/js/1.stamp.js', 'immutable'],
    ['search-doc-1795741991000.json', 'immutable'],
    ['api-model.json', 'files'],
    ['docs/axes.md', 'files'],
    ['pictures/bar/stacked.wide.light.svg', 'files'],
    ['charts.css', 'files'],
    ['sw.js', undefined],
    ['storybook/', undefined],
    ['storybook', undefined],
    ['storybook/assets/a.js', undefined],
    ['storybooks', 'pages'],
    ['live-editor/frame.html', undefined],
  ])('of "%s" is %s', (path, kind) => {
    expect(requestKind(request(scope + path), scope)).toBe(kind);
  });

  it.each([
    ['another origin', 'https://other.example/base/a.svg', {}],
    ['another path of the origin', 'https://charts.example/other/a.svg', {}],
    ['HEAD', `${scope}a.svg`, { method: 'HEAD' }],
    ['POST', `${scope}a.svg`, { method: 'POST' }],
    ['a range', `${scope}a.svg`, { headers: new Headers({ Range: 'bytes=0-9' }) }],
    ['a page that a script requests', `${scope}docs/axes`, { mode: 'cors' as const }],
  ])('is undefined for %s', (_case, url, init) => {
    expect(requestKind(request(url, init), scope)).toBeUndefined();
  });

  it('works for a site at the root of its origin', () => {
    const root = 'https://charts.example/';
    expect(requestKind(request(root), root)).toBe('pages');
    expect(requestKind(request(`${root}sw.js`), root)).toBeUndefined();
  });
});

describe('pageKey', () => {
  it.each(['docs/axes', 'docs/axes/', 'docs/axes.html', 'docs/axes/index.html', 'docs/axes?a=b#c'])(
    'of %s is that of the page',
    (path) => expect(pageKey(scope + path, scope)).toBe(`${scope}docs/axes`),
  );

  it.each(['', 'index.html', '?a=b'])('of the home page as "%s" is the scope', (path) => {
    expect(pageKey(scope + path, scope)).toBe(scope);
  });
});
