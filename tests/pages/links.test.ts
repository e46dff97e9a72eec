import { describe, expect, it } from 'vitest';
import { builtPages, isServed, linkProblem, loadBuilt, origin } from './built-site';

describe('Links', () => {
  it('lead to pages, anchors and files that exist', () => {
    const broken = new Set(
      builtPages.flatMap(({ path, links }) => links.map((href) => linkProblem(href, path) ?? '')),
    );
    broken.delete('');
    expect([...broken]).toEqual([]);
    expect(builtPages.flatMap(({ links }) => links).length).toBeGreaterThan(10_000);
  });

  it('of redirect pages lead to pages that exist', () => {
    const $ = loadBuilt('all-types/variables/Axis');
    expect($('html').attr('lang')).toBe('en');
    expect($('title').text()).toBe('This page has moved | Elastic Charts');
    expect($('h1').text()).toBe('This page has moved');
    const page = loadBuilt('all-types/functions/Axis');
    const canonical = page('link[rel=canonical]').attr('href');
    expect(canonical).toMatch(/^https?:\/\//);
    expect($('link[rel=canonical]').attr('href')).toBe(canonical);
    expect(new URL($('main a').attr('href')!, canonical).href).toBe(canonical);
  });
});

it('Code blocks of guides have links, also incomplete ones', () => {
  const link = 'figure[data-language=tsx] a[href$="functions/Axis#position"]';
  expect(loadBuilt('docs/axes')(link).length).toBeGreaterThan(0);
  const fragment = loadBuilt('docs/axis-labels')('pre:contains("minExtent: 60")').last();
  const [name] = fragment.find('a:contains("minExtent")').get();
  expect(name?.attribs.href).toMatch(/all-types\/.*#minExtent$/);
});

it('Pictures, scripts, styles, fonts and icons exist', () => {
  const missing = builtPages.flatMap(({ path, files }) =>
    files
      .map((file) => new URL(file, origin + path))
      .filter((url) => url.origin === origin && url.protocol !== 'data:')
      .filter(({ pathname }) => !isServed(pathname))
      .map(({ pathname }) => `${path}: ${pathname}`),
  );
  expect(missing).toEqual([]);
});

it('Ids are unique on every page', () => {
  const duplicates = builtPages.flatMap(({ path, ids }) => {
    const seen = new Set<string>();
    return ids.filter((id) => seen.size === seen.add(id).size).map((id) => `${path}#${id}`);
  });
  expect(duplicates).toEqual([]);
});
