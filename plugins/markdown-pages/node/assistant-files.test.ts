import { expect, it } from 'vitest';
import { assistantFiles, type AssistantFiles } from './assistant-files';

const site = { title: 'Charts', origin: 'https://x.example', baseUrl: '/base/' };
const chart = '```tsx\nexport const A = () => <Chart />;\n```';
const texts = {
  'docs/start.md': `# Start\n\n\`\`\`tsx\nimport a;\n\`\`\`\n\n${chart}\n\nText.\n`,
  'docs/axes.md': '# Axes\n',
};
const files: AssistantFiles = {
  library: 'a-library',
  version: '1.2.3',
  changes: 'docs/axes',
  firstChart: 'docs/start',
  rules: ['Set a height.'],
  tasks: { Axes: [{ task: 'hide an axis', pages: ['docs/axes', 'docs/start'] }] },
  traps: {
    Data: [
      { instead: 'Pass numbers.', page: 'docs/axes', claim: 'A date is dropped.' },
      { instead: 'Pass data.', page: 'docs/start', claim: 'There is no data.', throws: true },
    ],
  },
};
const write = (changes: Partial<AssistantFiles> = {}) =>
  assistantFiles({ ...files, ...changes }, texts, site);

it('AGENTS.md says which page answers which task, of which version, below a base address', () => {
  const { 'AGENTS.md': text } = write();
  expect(text).toMatch(/^## Charts \(a-library 1\.2\.3\)\n/);
  expect(text).toContain('Paths are relative to https://x.example/base/ and');
  expect(text).toContain('- Set a height.');
  expect(text).toContain('### Axes\n\n- hide an axis: docs/axes.md, docs/start.md\n');
});

it('SKILL.md has front matter, a complete chart and the traps with their pages', () => {
  const { 'SKILL.md': text } = write();
  expect(text).toMatch(
    /^---\nname: elastic-charts\ndescription: .*a-library.*\n---\n\n# Charts 1\.2\.3\n/,
  );
  expect(text).toContain(`\n\n${chart}\n\n## Data\n\n`);
  expect(text).not.toContain('import a;');
  expect(text).toContain(
    '- **Pass numbers.** A date is dropped. ([docs/axes](https://x.example/base/docs/axes.md))\n- **Pass data.** This throws: There is no data. ([',
  );
});

it.each<[string, Partial<AssistantFiles>]>([
  ['a task', { tasks: { Axes: [{ task: 'a', pages: ['docs/gone'] }] } }],
  ['a trap', { traps: { Data: [{ instead: 'A.', page: 'docs/gone', claim: 'B.' }] } }],
  ['the changes', { changes: 'docs/gone' }],
])('throws with the name of a page of %s that does not exist', (_place, changes) => {
  expect(() => write(changes)).toThrow(
    /config\/assistants\.ts .*"docs\/gone", which does not exist/,
  );
});

it('throws if the page with the first chart has none', () => {
  expect(() => write({ firstChart: 'docs/axes' })).toThrow(
    'docs/axes has no code block with a chart',
  );
});
