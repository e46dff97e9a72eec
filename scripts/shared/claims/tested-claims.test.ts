import { expect, it } from 'vitest';
import { testedClaims } from './tested-claims';

it('reads titles of Vitest and Playwright tests, by page', () => {
  const source = `
    describe('docs/axes', () => {
      it('One is never two. \`x\` always counts.', async () => {});
    });
    test.describe('docs/interaction', () => {
      test.describe('in strict mode', () => {
        test('It is ignored.', async ({ page }) => {});
      });
      test.skip('It must be run.', () => {});
    });
    test('outside of a page', () => {});
    describe.each(['docs/bars', 'docs/lines'])('%s', () => {
      it('Both are drawn.', expectBoth);
    });
  `;
  const file = 'tests/claims/a.test.tsx';
  expect(testedClaims(file, source)).toEqual([
    { file, page: 'docs/axes', sentence: 'One is never two.' },
    { file, page: 'docs/axes', sentence: 'x always counts.' },
    { file, page: 'docs/interaction', sentence: 'It is ignored.' },
    { file, page: 'docs/bars', sentence: 'Both are drawn.' },
    { file, page: 'docs/lines', sentence: 'Both are drawn.' },
  ]);
});
