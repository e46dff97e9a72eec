import { describe, expect, it } from 'vitest';
import { loadBuilt } from './built-site';
import { commitTimes } from './commit-times';

const file = 'content/docs/bars.mdx';

/** Returns the dates in the footer of a page. */
const dates = (route: string) => {
  const $ = loadBuilt(route);
  return $('main .theme-doc-footer time')
    .get()
    .map((time) => $(time).attr('datetime'));
};

describe('Source of a page', () => {
  it('a hand-written page shows the date of its last commit, if git knows it', () => {
    const [expected] = commitTimes(file);
    expect(dates('docs/bars')).toEqual(expected ? [expected] : []);
  });

  it('a hand-written page has a link to edit it only if EDIT_URL is set', () => {
    const links = loadBuilt('docs/bars')('a:contains("Edit this page")');
    const { EDIT_URL } = process.env;
    expect(links.attr('href')).toBe(EDIT_URL ? EDIT_URL + file : undefined);
  });

  it.each(['examples/bar/stacked', ''])('the page "%s" shows no date', (route) => {
    expect(dates(route)).toEqual([]);
  });
});
