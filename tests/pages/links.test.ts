import { expect, it } from 'vitest';
import { loadBuilt } from './built-site';

it('Links of redirect pages lead to pages that exist', () => {
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

it('Code blocks of guides have links, also incomplete ones', () => {
  const link = 'figure[data-language=tsx] a[href$="functions/Axis#position"]';
  expect(loadBuilt('docs/axes')(link).length).toBeGreaterThan(0);
  const fragment = loadBuilt('docs/axis-labels')('pre:contains("minExtent: 60")').last();
  const [name] = fragment.find('a:contains("minExtent")').get();
  expect(name?.attribs.href).toMatch(/all-types\/.*#minExtent$/);
});
