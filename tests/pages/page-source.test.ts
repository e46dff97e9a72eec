import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadBuilt } from './built-site';

const file = 'content/docs/bars.mdx';

/** Returns the time of the last commit of a page, or undefined without git or with a part of its history. */
function lastCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const format = ['-1', '--full-history', '--no-merges', '--format=%ct'];
    const seconds = git('log', ...format, '--', file);
    return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the dates in the footer of a page. */
const dates = (route: string) => {
  const $ = loadBuilt(route);
  return $('main .theme-doc-footer time')
    .get()
    .map((time) => $(time).attr('datetime'));
};

describe('Source of a page', () => {
  it('a hand-written page shows the date of its last commit, if git knows it', () => {
    const expected = lastCommit();
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
