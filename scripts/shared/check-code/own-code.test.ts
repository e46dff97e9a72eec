import fs from 'node:fs';
import { expect, it } from 'vitest';
import { checkCode } from '../../../shared/check-code/check-code';
import { siteCodeBlocks } from '../code-blocks';
import { loadCheckData } from './load-check-data';

const data = loadCheckData();

/** Returns the findings in a source, as lines that name their place. */
const findings = (name: string, source: string): string[] =>
  checkCode(source, data).map(
    ({ code, line, message }) => `${name}, line ${line}: ${code}: ${message}`,
  );

it('Examples have no finding', () => {
  const files = fs
    .readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(290);
  const found = files.flatMap((file) =>
    findings(file, fs.readFileSync(`examples/${file}`, 'utf8')),
  );
  expect(found).toEqual([]);
});

it('Code blocks of the pages have no finding', () => {
  const blocks = siteCodeBlocks('.');
  expect(blocks.length).toBeGreaterThan(250);
  const found = blocks.flatMap(({ code, line }) =>
    findings(`block at line ${line}: ${code.slice(0, 60)}`, code),
  );
  expect(found).toEqual([]);
});
