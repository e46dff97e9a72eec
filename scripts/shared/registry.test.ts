import { expect, it } from 'vitest';
import type { ServerExample } from '../../shared/server-data';
import { registryFiles, type RegistryItem } from './registry';

const example: ServerExample = {
  id: 'bar/one',
  title: 'One bar',
  summary: 'A bar.',
  alt: '',
  tags: [],
  uses: [],
  props: {},
  height: 100,
  source: `import { Chart } from '@elastic/charts';

export default function One() {
  return <Chart></Chart>;
}
`,
};

const files = registryFiles([example], {
  homepage: 'https://charts.example/docs/',
  library: { name: '@elastic/charts', version: '1.2.3' },
  chartsCss: '.a {}',
});
const read = (path: string): RegistryItem => JSON.parse(files[path] ?? '');

it('An item has the complete code, charts.css, and the packages that both need', () => {
  expect(Object.keys(files)).toEqual([
    'r/bar/one.json',
    'r/registry.json',
    'r/next/bar/one.json',
    'r/next/registry.json',
  ]);
  const item = read('r/bar/one.json');
  expect(item).toMatchObject({ name: 'bar-one', title: 'One bar', description: 'A bar.' });
  expect(item.dependencies).toContain('@elastic/charts@1.2.3');
  const [component, styles] = item.files;
  expect(component?.target).toBe('components/charts/bar-one.tsx');
  expect(component?.content).toMatch(/^import '.\/charts.css';\nimport \{/);
  expect(component?.content).toContain('export default function One()');
  expect(styles).toMatchObject({ target: 'components/charts/charts.css', content: '.a {}' });
});

it('An item for Next.js is a client component that is rendered in the browser only', () => {
  const content = read('r/next/bar/one.json').files[0]?.content;
  expect(content).toMatch(/^'use client';\n\nimport '.\/charts.css';\nimport dynamic/);
  expect(content).toContain('{ ssr: false }');
});

it('The list names all items, without their code', () => {
  expect(JSON.parse(files['r/registry.json'] ?? '')).toMatchObject({
    homepage: 'https://charts.example/docs/',
    items: [{ name: 'bar-one' }],
  });
  expect(files['r/registry.json']).not.toContain('export default');
});
