import fs from 'node:fs';
import { expect, it } from 'vitest';

/** Reads the exit status and the output of the build of the site `faulty/<fault>.config.ts`. */
const buildOf = (fault: string): { status: number; output: string } =>
  JSON.parse(fs.readFileSync(`.generated/faulty/${fault}.json`, 'utf8'));

it('2.3 to 2.5 broken links, broken anchors and duplicate routes produce only warnings', () => {
  const { status, output } = buildOf('links');
  expect(output).toContain('found broken links');
  expect(output).toContain('/nowhere');
  expect(output).toContain('found broken anchors');
  expect(output).toContain('/duplicate#nowhere');
  expect(output).toContain('Duplicate routes found');
  expect(status).toBe(0);
});

it.each([
  ['2.7 a missing image', 'image', /nowhere\.png/],
  ['5.2 an unknown navbar item type', 'unknown-item', /Bad navbar item type nonsense/],
  ['5.3 an unknown docs version', 'unknown-version', /No docs version exist for name '9\.9'/],
  [
    '5.4 a sidebar with nothing to link to',
    'empty-sidebar',
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  ['5.5 a missing locale configuration', 'missing-locale', /no locale config found for locale=en/],
])('%s fails the build', (_title, fault, sentence) => {
  const { status, output } = buildOf(fault);
  expect(output).toMatch(sentence);
  expect(status).toBe(1);
});
