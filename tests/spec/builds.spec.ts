import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';

/** Builds the site `faulty/<fault>.config.ts`. */
const build = (fault: string) =>
  new Promise<{ status: number; output: string }>((resolve) => {
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
      (_error, stdout, stderr) => resolve({ status: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

test.describe('2.3 to 2.5 broken links, broken anchors and duplicate routes', () => {
  test('produce only warnings', async () => {
    const { status, output } = await build('links');
    expect(output).toContain('found broken links');
    expect(output).toContain('/nowhere');
    expect(output).toContain('found broken anchors');
    expect(output).toContain('/duplicate#nowhere');
    expect(output).toContain('Duplicate routes found');
    expect(status).toBe(0);
  });
});

for (const [title, fault, sentence] of [
  ['2.7 a missing image', 'image', /nowhere\.png/],
  ['5.2 an unknown navbar item type', 'unknown-item', /Bad navbar item type nonsense/],
  ['5.3 an unknown docs version', 'unknown-version', /No docs version exist for name '9\.9'/],
  [
    '5.4 a sidebar with nothing to link to',
    'empty-sidebar',
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  ['5.5 a missing locale configuration', 'missing-locale', /no locale config found for locale=en/],
] as const)
  test(`${title} fails the build`, async () => {
    const { status, output } = await build(fault);
    expect(output).toMatch(sentence);
    expect(status).toBe(1);
  });
