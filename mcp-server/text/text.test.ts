import { describe, expect, it } from 'vitest';
import { cutOff, joinWithin } from './answer';
import { estimateTokens } from './estimate-tokens';
import { splitIntoParts } from './split-blocks';

describe('estimateTokens', () => {
  // Tokens of o200k_base.
  it.each([
    ['Draws an axis on one side of an XY chart.', 12],
    ['const hour = 3_600_000;', 10],
    ['{ day: "Mon", count: 4210 },', 12],
    ['| `domain` | [`YDomainRange`](/all-types/type-aliases/YDomainRange) |', 22],
  ])('is near the tokens of %j', (text, tokens) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(tokens * 0.9);
    expect(estimateTokens(text)).toBeLessThanOrEqual(tokens * 1.7);
  });

  it('counts characters of other scripts', () => {
    expect(estimateTokens('漢字'.repeat(100))).toBeGreaterThanOrEqual(200);
    expect(estimateTokens('🙂'.repeat(100))).toBeGreaterThanOrEqual(200);
  });
});

describe('splitIntoParts', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

  it('leaves short texts whole', () => {
    expect(splitIntoParts('# A\n\nText', 100)).toEqual(['# A\n\nText']);
    expect(splitIntoParts('', 100)).toEqual(['']);
  });

  it('splits between blocks, and keeps headings with their text', () => {
    const parts = splitIntoParts(`${words(30)}\n\n## Next\n\n${words(30)}`, 70);
    expect(parts).toEqual([words(30), `## Next\n\n${words(30)}`]);
  });

  it('repeats the head of tables and the fence of code', () => {
    const table = ['| Name |', '| - |', ...Array.from({ length: 9 }, () => `| ${words(9)} |`)];
    const ofTable = splitIntoParts(table.join('\n'), 80);
    expect(ofTable.length).toBeGreaterThan(2);
    for (const part of ofTable) expect(part.startsWith('| Name |\n| - |\n| word0')).toBe(true);
    const code = ['```tsx', ...Array.from({ length: 30 }, (_, at) => `line${at};`), '```'];
    const ofCode = splitIntoParts(code.join('\n'), 60);
    for (const part of ofCode) expect(part).toMatch(/^```tsx\n(?:line\d+;\n)+```$/);
    expect(ofCode.join('\n').match(/line\d+/g)).toHaveLength(30);
  });

  it('divides a line that is longer than a part', () => {
    for (const part of splitIntoParts('a,'.repeat(5000), 100))
      expect(estimateTokens(part)).toBeLessThanOrEqual(100);
  });
});

it('Answers end within the limit and say what was left out', () => {
  const blocks = Array.from({ length: 50 }, (_, at) => `Block ${at} of a long answer.`);
  const text = joinWithin(blocks, ({ count }) => `${count} are left out.`, 100);
  expect(estimateTokens(text)).toBeLessThanOrEqual(100);
  const kept = text.match(/^Block/gm)?.length ?? 0;
  expect(text).toContain(`${50 - kept} are left out.`);
  expect(estimateTokens(cutOff('word '.repeat(5000), 100))).toBeLessThanOrEqual(100);
});
