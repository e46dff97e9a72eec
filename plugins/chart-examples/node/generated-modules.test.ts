import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findExamples } from './find-examples';
import { registryModule } from './registry-module';
import { storiesModules } from './stories-modules';

const listing = {
  id: 'bar/two-sets',
  family: 'bar',
  name: 'two-sets',
  title: 'Two "sets"',
  summary: 'Side by side.',
  alt: 'Bars.',
  tags: ['compare'],
  uses: [],
  props: {},
  height: 200,
  source: 'export default () => null;',
  html: '<pre></pre>',
  shownLines: 1,
};

const family = {
  name: 'bar',
  title: 'Bars',
  pageTitle: 'Bar chart examples',
  group: 'chart',
  order: [],
} as const;

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
afterAll(() => fs.rmSync(site, { recursive: true }));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  fs.writeFileSync(path.join(site, file), text);
};

describe('findExamples', () => {
  it('lists the examples of all families, sorted, without pictures', () => {
    for (const file of ['pie/a.tsx', 'bar/b.tsx', 'bar/a.tsx', 'bar/notes.md', 'pictures/x.tsx'])
      write(`examples/${file}`, '');
    expect(findExamples(path.join(site, 'examples'))).toEqual(['bar/a', 'bar/b', 'pie/a']);
  });
});

describe('registryModule and storiesModules', () => {
  it('load each example with a dynamic import', () => {
    expect(registryModule([listing])).toContain(
      `'bar/two-sets': () => import('@site/examples/bar/two-sets')`,
    );
  });

  it('create one stories file per family, with the code and the summary of each example', () => {
    const { 'bar.stories.tsx': stories = '' } = storiesModules([listing], [family]);
    expect(stories).toContain('export const TwoSets: StoryObj');
    expect(stories).toContain('name: "Two \\"sets\\""');
    expect(stories).toContain('"export default () => null;"');
  });

  it('group stories by family and link to the pages of the examples', () => {
    const { 'bar.stories.tsx': stories = '' } = storiesModules([listing], [family]);
    expect(stories).toContain(`id: 'bar'`);
    expect(stories).toContain('title: "Charts/Bars"');
    expect(stories).toContain('tags: ["compare"]');
    expect(stories).toContain(String.raw`<a href=\"../examples/bar/two-sets\"`);
  });
});
