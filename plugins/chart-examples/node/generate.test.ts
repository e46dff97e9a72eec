import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleData } from './example-data';
import { generateExampleCode, generateExamples } from './generate';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
};
const fileOf = (id: string) => exampleData.find(({ element }) => element === 'Example')!.fileOf(id);
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

const example = (title: string) => `/**
 * ${title}
 *
 * Shows how much.
 *
 * @alt Bars.
 */
export default function Example() {
  return <Chart size={{ height: 100 }} />;
}
`;
const familyPage = (name: string, ...ids: string[]) =>
  `---\ntitle: ${name}s\ntitle_meta: ${name} chart examples\n---\n${ids.map((id) => `<Example id="${id}" />`).join('\n')}`;
const groups = { chart: ['bar', 'pie'], feature: [] };
const generate = () => {
  const manifest = generateExamples(site, { groups });
  generateExampleCode(site, {
    groups,
    highlight: (code, language) => `<pre>${language}: ${code}</pre>`,
  });
  return manifest;
};

beforeAll(() => {
  for (const mode of ['light', 'dark'])
    write(`node_modules/@elastic/charts/dist/theme_only_${mode}.css`, '.a { width: 1rem }');
  write('src/css/charts.css', '[data-chart-frame] { font-size: 16px }');
  write('static/charts.css', '.b { margin: 0 }');
  write('package.json', JSON.stringify({ dependencies: {} }));
  write('content/examples/bar.mdx', familyPage('Bar', 'bar/stacked'));
  write('content/examples/pie.mdx', familyPage('Pie', 'pie/plain'));
  write('examples/pie/plain.tsx', example('Plain'));
  write('examples/bar/stacked.tsx', example('Stacked'));
  write('.generated/example-code/listings/bar/deleted.json', '{}');
});
afterAll(() => fs.rmSync(site, { recursive: true }));

describe('generateExamples', () => {
  it('returns the manifest, sorted by id and without sources', () => {
    const manifest = generate();
    expect(manifest.map(({ id, title }) => [id, title])).toEqual([
      ['bar/stacked', 'Stacked'],
      ['pie/plain', 'Plain'],
    ]);
    expect(JSON.parse(read('.generated/examples/manifest.json'))).toEqual(manifest);
    expect(manifest[0]).not.toHaveProperty('source');
  });

  it('writes listings with source code and highlighted HTML', () => {
    generate();
    const listing = JSON.parse(read(fileOf('bar/stacked')));
    expect(listing).toMatchObject({ id: 'bar/stacked' });
    expect(listing.source).toMatch(/^export default function Example[\s\S]*}$/);
    expect(listing.html).toBe(`<pre>tsx: ${listing.source}</pre>`);
  });

  it('writes the registry, the stylesheet and the stories', () => {
    generate();
    expect(read('.generated/examples/registry.ts')).toMatch(/bar\/stacked[\s\S]*pie\/plain/);
    expect(read('.generated/examples/stylesheet.ts')).toMatch(
      /data-chart-frame.*width: 1rem.*margin: 0/,
    );
    expect(fs.readdirSync(path.join(site, '.generated/stories'))).toEqual([
      'bar.stories.tsx',
      'pie.stories.tsx',
    ]);
  });

  it('writes a page for each example, with the family in its document title and breadcrumbs', () => {
    generate();
    const page = read('.generated/pages/examples/bar/stacked.mdx');
    expect(page).toContain('title: "Stacked"\ntitle_meta: "Stacked – Bar chart examples"\n');
    expect(page).toContain('"label":"Bars","to":"/examples/bar"');
  });

  it('writes a page for each example that leads to its editor', () => {
    generate();
    const page = read('.generated/sandboxes/static/sandbox/bar/stacked.html');
    expect(page).toMatch(
      /http-equiv="refresh" content="0; url=\.\.\/\.\.\/examples\/bar\/stacked#edit"/,
    );
    expect(page).toContain('<title>Edit: Stacked</title>');
    expect(page).toContain('content="noindex"');
  });

  it('throws if the page of a family has no document title', () => {
    write('content/examples/bar.mdx', '---\ntitle: Bars\n---\n');
    expect(generate).toThrow(/^content\/examples\/bar\.mdx: .* a title and a title_meta/);
    write('content/examples/bar.mdx', familyPage('Bar', 'bar/stacked'));
  });

  it('throws if a family is in no group', () => {
    write('content/examples/map.mdx', familyPage('Map'));
    write('examples/map/plain.tsx', example('Plain'));
    expect(generate).toThrow(
      'examples/map/ is in no group: add "map" to config/example-families.ts.',
    );
    fs.rmSync(path.join(site, 'examples/map'), { recursive: true });
  });

  it('throws if the page of the family does not show an example', () => {
    write('content/examples/bar.mdx', familyPage('Bar'));
    expect(generate).toThrow(
      'content/examples/bar.mdx does not show examples/bar/stacked.tsx: add <Example id="bar/stacked" />.',
    );
    write('content/examples/bar.mdx', familyPage('Bar', 'bar/stacked'));
  });

  it('removes the files of deleted examples', () => {
    generate();
    expect(fs.existsSync(path.join(site, fileOf('bar/deleted')))).toBe(false);
  });

  it('throws on an incomplete example and names its file', () => {
    write('examples/bar/bare.tsx', 'export default function Bare() { return null; }');
    expect(generate).toThrow(/^examples\/bar\/bare\.tsx: begin the doc comment .* with a title\.$/);
    fs.rmSync(path.join(site, 'examples/bar/bare.tsx'));
  });
});
