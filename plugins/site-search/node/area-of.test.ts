import { expect, it } from 'vitest';
import { areaOf } from './area-of';

it.each([
  ['/base/all-types/functions/Axis', 'Reference'],
  ['/base/all-types', 'Reference'],
  ['/base/api/Axis', 'API'],
  ['/base/category/api', 'API'],
  ['/base/examples/bar', 'Examples'],
  ['/base/docs/intro', 'Docs'],
  ['/base/', 'Docs'],
] as const)('the page %s belongs to the area %s', (url, area) => {
  expect(areaOf(url, '/base/')).toBe(area);
});

it('supports a site without a base path', () => {
  expect(areaOf('/examples/bar', '/')).toBe('Examples');
});
