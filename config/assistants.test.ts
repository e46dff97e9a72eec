import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Trap } from '../plugins/markdown-pages/index';
import { testedClaims } from '../scripts/shared/claims/tested-claims';
import { assistants } from './assistants';

const folder = 'tests/claims';

/** Page and sentence of every claim that has a test. */
const tested = new Set(
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => testedClaims(file, fs.readFileSync(`${folder}/${file}`, 'utf8')))
    .map(({ page, sentence }) => `${page}: ${sentence}`),
);
const traps: Trap[] = Object.values(assistants.traps).flat();

describe('SKILL.md', () => {
  it('has traps that tests prove', () => {
    const missing = traps
      .map(({ page, claim }) => `${page}: ${claim}`)
      .filter((claim) => !tested.has(claim));
    expect(
      missing,
      'config/assistant-traps.ts: no test in tests/claims has these sentences in its title, below a describe with the page.',
    ).toEqual([]);
    expect(traps.length).toBeGreaterThan(40);
  });

  it('has each trap once', () => {
    expect(new Set(traps.map(({ claim }) => claim)).size).toBe(traps.length);
  });
});
