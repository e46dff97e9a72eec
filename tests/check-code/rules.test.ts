import { expect, it } from 'vitest';
import { checkCode } from '../../shared/check-code/check-code';
import { rules } from '../../shared/check-code/rules/rules';
import { checkData } from './check-data';
import { readSnippets } from './read-snippets';
import { shortMistakes } from './short-mistakes';

const mistakes = shortMistakes.map(([code, token, source]) => ({
  code,
  token,
  source,
  findings: checkCode(source, checkData),
}));

it('Short mistakes are found on their line', () => {
  const missed = mistakes.filter(({ code, token, source, findings }) => {
    const lines = source.split('\n');
    const isMet = findings.some(
      (finding) =>
        (finding.code === code || finding.code.startsWith(`${code}/`)) &&
        lines[finding.line - 1]?.includes(token),
    );
    return !isMet;
  });
  expect(missed.map(({ code, token, findings }) => ({ code, token, findings }))).toEqual([]);
});

it('Every rule finds something', () => {
  const all = [
    ...mistakes.flatMap(({ findings }) => findings),
    ...readSnippets().flatMap(({ source }) => checkCode(source, checkData)),
  ];
  const found = new Set(all.map(({ code }) => code));
  expect(rules.map(({ code }) => code).filter((code) => !found.has(code))).toEqual([]);
});

it('Messages are sentences without empty code', () => {
  for (const { findings } of mistakes)
    for (const { message, link } of findings) {
      expect(message).toMatch(/[.?]$/);
      expect(message).not.toMatch(/``|undefined\b(?!\.)|\[object/);
      expect(link).toMatch(/^\/(?:docs|api|all-types)/);
    }
});
