import { expect, it } from 'vitest';
import { codeBlocks } from './code-blocks';

it('finds TypeScript blocks with their line numbers', () => {
  const page = [
    'Text.',
    '```tsx title="a.tsx"',
    'const a = 1;',
    '```',
    '```ts fragment',
    'a + ',
    '```',
    '```bash',
    'ls',
    '```',
    '```ts',
    'const b = 2;',
    '```',
  ].join('\n');
  expect(codeBlocks(page)).toEqual([
    { line: 2, language: 'tsx', code: 'const a = 1;', isFragment: false },
    { line: 5, language: 'ts', code: 'a + ', isFragment: true },
    { line: 11, language: 'ts', code: 'const b = 2;', isFragment: false },
  ]);
});
