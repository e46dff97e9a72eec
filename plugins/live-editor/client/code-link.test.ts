import fs from 'node:fs';
import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import { hashOf, keyOf, linkedCode } from './code-link';

const source = fs.readFileSync('examples/bar/stacked.tsx', 'utf8');
const key = keyOf(source);

it.each([
  ['an example', source],
  ['20 kB of code', source.repeat(10).slice(0, 20_000)],
  ['other characters', "const text = 'é ≥ 🎉 + / =';"],
  ['nothing', ''],
])('an address holds %s', (_, text) => {
  const hash = hashOf(key, text);
  expect(hash).toMatch(/^#edit=[\w.-]+$/);
  expect(hash.length).toBeLessThan(8000);
  expect(linkedCode(hash)).toEqual({ key, text });
});

it('a damaged address has no text', () => {
  const hash = hashOf(key, source);
  const at = hash.length - 100;
  for (const damaged of [
    hash.slice(0, -20),
    hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1),
    `#edit=${key}`,
    `#edit=${key}.x.%%%`,
    '#edit=',
  ])
    expect(linkedCode(damaged)?.text).toBeUndefined();
});

it('another hash is none', () => {
  expect(linkedCode('#edit')).toBeUndefined();
});

it('examples have different keys', () => {
  const sources = readGenerated(generatedFiles.exampleManifest).map(({ id }) =>
    fs.readFileSync(`examples/${id}.tsx`, 'utf8'),
  );
  expect(new Set(sources.map(keyOf)).size).toBe(sources.length);
});
