import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { open } from '../spec/page';

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

test.describe('Source of a page', () => {
  test('a hand-written page shows the date of its last commit, if git knows it', async ({
    page,
  }) => {
    await open(page, 'docs/bars');
    const date = page.locator('main .theme-doc-footer time');
    const expected = lastCommit();
    if (expected) await expect(date).toHaveAttribute('datetime', expected);
    else await expect(date).toHaveCount(0);
  });

  test('a hand-written page has a link to edit it only if EDIT_URL is set', async ({ page }) => {
    await open(page, 'docs/bars');
    const link = page.getByRole('link', { name: 'Edit this page' });
    const { EDIT_URL } = process.env;
    if (EDIT_URL) await expect(link).toHaveAttribute('href', EDIT_URL + file);
    else await expect(link).toHaveCount(0);
  });

  test('generated pages and the home page show no date', async ({ page }) => {
    for (const path of ['examples/bar/stacked', './']) {
      await open(page, path);
      await expect(page.locator('main .theme-doc-footer time')).toHaveCount(0);
    }
  });
});
