import { expect, it } from 'vitest';
import { siteRecords } from './site-texts';

/** Sections with the comment `search: heading only`: lists of names. */
const namesOnly = /^\/docs\/(?:changes|anatomy#coming-from-)/;

it('The result of each section shows a sentence', async () => {
  const sections = (await siteRecords()).filter(
    ({ url, kind }) => url.startsWith('/docs/') && url.includes('#') && kind !== 'page',
  );
  expect(sections.length).toBeGreaterThan(400);
  const withoutText = sections.filter(({ text, url }) => !text.trim() && !namesOnly.test(url));
  expect(withoutText.map(({ url }) => url)).toEqual([]);
});
