import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** Builds the site `faulty/<fault>.config.ts`. */
const build = (fault: string) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const sites = 'tests/spec/faulty';
    const out = `${process.cwd()}/.generated/faulty/${fault}`;
    const env = {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${fault}`,
    };
    const child = execFile(
      'docusaurus',
      ['build', sites, '--config', `${fault}.config.ts`, '--out-dir', out],
      { env },
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });

test.describe('2.3 to 2.5 dead links, dead anchors and two pages at one address', () => {
  test('are said, and the site is built', async () => {
    const { status, said } = await build('links');
    expect(said).toContain('found broken links');
    expect(said).toContain('/nowhere');
    expect(said).toContain('found broken anchors');
    expect(said).toContain('/twin#nowhere');
    expect(said).toContain('Duplicate routes found');
    expect(status).toBe(0);
  });
});

for (const [title, fault, sentence] of [
  ['2.7 a picture that is not there', 'image', /nowhere\.png/],
  ['5.2 an unknown type of item in the bar', 'unknown-item', /Bad navbar item type nonsense/],
  [
    '5.3 an unknown version of the docs',
    'unknown-version',
    /No docs version exist for name '9\.9'/,
  ],
  [
    '5.4 a sidebar with nothing to link to',
    'empty-sidebar',
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  ['5.5 a locale without configuration', 'missing-locale', /no locale config found for locale=en/],
] as const)
  test(`${title} stops the build`, async () => {
    const { status, said } = await build(fault);
    expect(said).toMatch(sentence);
    expect(status).toBe(1);
  });
