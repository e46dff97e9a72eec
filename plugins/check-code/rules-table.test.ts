import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rules } from '../../shared/check-code/rules/rules';

const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const section = readme.slice(readme.indexOf('\n## Rules\n'));

/** Rows of the table, without the spaces that align its columns. */
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.replace(/ +\|/g, ' |'));

it('README.md lists all rules, in the order of their codes', () => {
  expect(rows).toEqual(
    rules.map(({ code, severity, about }) => `| \`${code}\` | ${severity} | ${about} |`),
  );
});

it('Rules have codes of their own, in at least 30 kinds', () => {
  const codes = rules.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*(?:\/[a-z]+(?:-[a-z]+)*)?$/);
  expect(codes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(codes.map((code) => code.split('/')[0])).size).toBeGreaterThanOrEqual(30);
});
