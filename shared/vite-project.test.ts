import fs from 'node:fs';
import { expect, it } from 'vitest';
import { projectVersions, viteProject } from './vite-project';

const options = { title: 'Bars & <lines>', url: 'https://example.com/', chartsCss: '.a {}' };
const chart = `import { Chart } from '@elastic/charts';

`;

it.each(Object.entries(projectVersions))(
  'installs the version of this site: %s',
  (name, version) => {
    const installed = fs.readFileSync(`node_modules/${name}/package.json`, 'utf8');
    expect(JSON.parse(installed)).toMatchObject({ version });
  },
);

it.each([
  ['export default function Bars() {', "import App from './App';"],
  ['export function Bars() {', "import { Bars as App } from './App';"],
  ['export function App() {', "import { App } from './App';"],
])('draws %s', (declaration, statement) => {
  const files = viteProject(`${chart}${declaration}\n  return <Chart />;\n}\n`, options);
  expect(files['src/main.tsx']).toContain(statement);
  expect(files['src/App.tsx']).toContain("import '@elastic/charts/dist/theme_only_light.css'");
  expect(files['src/charts.css']).toBe('.a {}');
  expect(files['index.html']).toContain('<title>Bars &amp; &lt;lines&gt;</title>');
});
