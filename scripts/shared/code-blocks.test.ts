import fs from 'node:fs';
import { expect, it } from 'vitest';
import { codeBlocks, handWrittenPages } from './code-blocks';

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

/** Code that readers copy and that has a time scale, by the file that contains it. */
function codeOverTime(): { file: string; code: string }[] {
  const read = (folder: string, files: string[]) =>
    files
      .map((file) => ({ file, code: fs.readFileSync(`${folder}/${file}`, 'utf8') }))
      .filter(({ code }) => code.includes('ScaleType.Time'));
  const examples = fs.readdirSync('examples', { recursive: true, encoding: 'utf8' });
  return [
    ...read(
      'examples',
      examples.filter((file) => file.endsWith('.tsx')),
    ),
    ...read('content', handWrittenPages('content')).flatMap((page) =>
      codeBlocks(page.code).map(({ line, code }) => ({ file: `${page.file}:${line}`, code })),
    ),
  ];
}

/** Whether the tooltip of an XY chart over time has raw milliseconds as its header. */
const hasRawHeader = (chart: string) =>
  /<(Area|Bar|Bubble|Line)Series\b/.test(chart) &&
  chart.includes('ScaleType.Time') &&
  !/headerFormatter=|TooltipType\.None/.test(chart) &&
  !(chart.match(/<Axis\b.*?\/>/gs) ?? []).some(
    (axis) => /Position\.(Bottom|Top)/.test(axis) && axis.includes('tickFormat='),
  );

it('every chart over time that readers copy formats the header of its tooltip', () => {
  const raw = codeOverTime().filter(({ code }) =>
    (code.match(/<Chart\b.*?<\/Chart>/gs) ?? []).some(hasRawHeader),
  );
  expect(raw.map(({ file }) => file)).toEqual([]);
});
