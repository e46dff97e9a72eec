import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../shared/check-code/apply-fixes';
import { checkCode } from '../../shared/check-code/check-code';
import { checkData } from './check-data';
import { compare, readSnippets } from './read-snippets';

const additional: Record<string, string> = JSON.parse(
  fs.readFileSync(path.join(__dirname, 'additional.json'), 'utf8'),
);

const snippets = readSnippets().map((snippet) => {
  const findings = checkCode(snippet.source, checkData);
  return { ...snippet, findings, ...compare(snippet.expected, findings) };
});
const halves = [...new Set(snippets.map(({ name }) => name.split('/')[0] ?? ''))];

describe.each(halves)('wrong snippets, %s', (half) => {
  const ofHalf = snippets.filter(({ name }) => name.startsWith(`${half}/`));

  it('have at least 97 % of the expected findings', () => {
    const expected = ofHalf.flatMap((snippet) => snippet.expected);
    const missed = ofHalf.flatMap(({ name, missed: all }) =>
      all.map(({ kind, line, token }) => `${name}: ${kind} at line ${line}: ${token}`),
    );
    expect(missed.length / expected.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('have no other findings', () => {
    const others = ofHalf
      .filter(({ name }) => !(name in additional))
      .flatMap(({ name, additional: all }) =>
        all.map(({ code, line, message }) => `${name}:${line} ${code} ${message}`),
      );
    expect(others).toEqual([]);
  });
});

it('Findings that no snippet names are listed only where there are some', () => {
  const names = snippets.filter((snippet) => snippet.additional.length > 0).map(({ name }) => name);
  expect(Object.keys(additional).filter((name) => !names.includes(name))).toEqual([]);
});

it('Findings point at the text that they are about', () => {
  for (const { source, findings } of snippets)
    for (const { from, to, line, column } of findings) {
      expect(from).toBeLessThan(to);
      const before = source.slice(0, from).split('\n');
      expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
    }
});

it('Fixes remove the findings that they belong to, and add no error', () => {
  for (const { name, source, findings } of snippets) {
    const fixed = applyFixes(source, findings);
    const after = checkCode(fixed.source, checkData);
    const count = (list: typeof findings, code: string) =>
      list.filter((finding) => finding.code === code).length;
    for (const { code } of fixed.applied)
      expect(count(after, code), `${name}: ${code}`).toBeLessThan(count(findings, code));
    expect(after.length, name).toBeLessThanOrEqual(findings.length - fixed.applied.length);
  }
});
