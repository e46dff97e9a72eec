import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleData } from './example-data';
import { generateExamples } from './generate';

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
const familyPage = (name: string) =>
  `---\ntitle: ${name}s\ntitle_meta: ${name} chart examples\n---\n`;
const generate = () =>
  generateExamples(site, { highlight: (code, language) => `<pre>${language}: ${code}</pre>` });

beforeAll(() => {
  for (const mode of ['light', 'dark'])
    write(`node_modules/@elastic/charts/dist/theme_only_${mode}.css`, '.a { width: 1rem }');
  write('package.json', JSON.stringify({ dependencies: {} }));
  write('content/examples/bar.mdx', familyPage('Bar'));
  write('content/examples/pie.mdx', familyPage('Pie'));
  write('examples/pie/plain.tsx', example('Plain'));
  write('examples/bar/stacked.tsx', example('Stacked'));
  write('examples/data/rows.tsx', 'export const rows = [];');
  write('.generated/examples/listings/bar/deleted.json', '{}');
});
afterAll(() => fs.rmSync(site, { recursive: true }));

describe('generateExamples', () => {
  it('returns the manifest by id, without the sources', () => {
    const manifest = generate();
    expect(manifest.map(({ id, title }) => [id, title])).toEqual([
      ['bar/stacked', 'Stacked'],
      ['pie/plain', 'Plain'],
    ]);
    expect(JSON.parse(read('.generated/examples/manifest.json'))).toEqual(manifest);
    expect(manifest[0]).not.toHaveProperty('source');
  });

  it('writes a listing where pages look for it, with the code to paste and its HTML', () => {
    generate();
    const listing = JSON.parse(read(fileOf('bar/stacked')));
    expect(listing).toMatchObject({ id: 'bar/stacked' });
    expect(listing.source).toMatch(/^export default function Example[\s\S]*}$/);
    expect(listing.html).toBe(`<pre>tsx: ${listing.source}</pre>`);
  });

  it('writes the registry, the stylesheet and the stories', () => {
    generate();
    expect(read('.generated/examples/registry.ts')).toMatch(/bar\/stacked[\s\S]*pie\/plain/);
    expect(read('.generated/examples/stylesheet.ts')).toContain('width: 14px');
    expect(fs.readdirSync(path.join(site, '.generated/stories'))).toEqual([
      'bar.stories.tsx',
      'pie.stories.tsx',
    ]);
  });

  it('writes a page an example, titled so that a tab tells its family, and placed below it', () => {
    generate();
    const page = read('content/examples/bar/stacked.mdx');
    expect(page).toContain('title: "Stacked"\ntitle_meta: "Stacked – Bar chart examples"\n');
    expect(page).toContain('"label":"Bars","to":"/examples/bar"');
  });

  it('stops on a family whose page has no title for tabs', () => {
    write('content/examples/bar.mdx', '---\ntitle: Bars\n---\n');
    expect(generate).toThrow(/^content\/examples\/bar\.mdx: .* a title and a title_meta/);
    write('content/examples/bar.mdx', familyPage('Bar'));
  });

  it('takes away what was made from an example that is gone', () => {
    generate();
    expect(fs.existsSync(path.join(site, fileOf('bar/deleted')))).toBe(false);
  });

  it('stops on an example that lacks something, and names its file', () => {
    write('examples/bar/bare.tsx', 'export default function Bare() { return null; }');
    expect(generate).toThrow(/^examples\/bar\/bare\.tsx: begin the doc comment .* with a title\.$/);
    fs.rmSync(path.join(site, 'examples/bar/bare.tsx'));
  });
});
