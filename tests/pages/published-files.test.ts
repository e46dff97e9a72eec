import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { libraryVersion } from '../library-version';
import { base, builtPages, isServed, loadBuilt, origin, readBuilt } from './built-site';
import { commitTimes } from './commit-times';

it('Every page, its Markdown, the not-found page and the sitemap are also compressed', () => {
  const files = builtPages.flatMap(({ path, markdown }) => [`${path}/index.html`, markdown]);
  for (const name of ['404.html', 'sitemap.xml', 'llms.txt']) files.push(base + name);
  const isSmall = (file: string) => readBuilt(file.slice(base.length)).length < 1024;
  const missing = files
    .filter((file) => !isSmall(file))
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((file) => !isServed(file));
  expect(missing).toEqual([]);
});

it('Scripts and styles of pages have a hash in their name', () => {
  const $ = loadBuilt('');
  const names = $('script[src*="/assets/"], link[rel=stylesheet]')
    .get()
    .map((element) => $(element).attr('src') ?? $(element).attr('href'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/\.[0-9a-f]{8}\.(js|css)$/);
});

it('{base}storybook contains a story for every example and component', () => {
  const { entries }: { entries: Record<string, { type: string; title: string }> } = JSON.parse(
    readBuilt('storybook/index.json'),
  );
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story');
  const isOfComponent = ([, { title }]: (typeof stories)[number]) =>
    title.startsWith('Components/');
  const ofExamples = stories.filter((story) => !isOfComponent(story)).map(([id]) => id);
  const manifest = readGenerated(generatedFiles.exampleManifest);
  expect(ofExamples.sort()).toEqual(manifest.map(({ id }) => id.replace('/', '--')).sort());
  expect(stories.filter(isOfComponent)).toHaveLength(libraryVersion.componentStories);
});

it('An address shortened to a folder of pages answers', () => {
  const folders = new Set(
    builtPages.flatMap(({ path }) => {
      const names = path.slice(base.length).split('/').slice(0, -1);
      // Folders below a namespace have a single page.
      return names.slice(0, 3).map((_, index) => names.slice(0, index + 1).join('/'));
    }),
  );
  expect(folders.has('docs/recipes')).toBe(true);
  const missing = [...folders].filter((folder) => !isServed(`${base}${folder}/index.html`));
  expect(missing.filter((folder) => !folder.startsWith('all-types/namespaces/'))).toEqual([]);
});

it('robots.txt allows all pages and names the sitemap and llms.txt', () => {
  const lines = readBuilt('robots.txt').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${origin}${base}sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('#')).join()).toContain(`${origin}${base}llms.txt`);
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual([]);
});

it('favicon.ico is an icon', async () => {
  const { width, height } = await loadImage('build/favicon.ico');
  expect([width, height]).toEqual([48, 48]);
});

it.each([
  ['docs/bars', 'content/docs/bars.mdx'],
  ['examples/bar/stacked', 'examples/bar/stacked.tsx'],
])('The sitemap states when %s was changed, if git knows it', (route, file) => {
  const entry = readBuilt('sitemap.xml')
    .split('<url>')
    .find((url) => url.includes(`/${route}<`));
  const date = /<lastmod>(.*?)<\/lastmod>/.exec(entry ?? '')?.[1];
  // A commit of what has been built already does not build the site again.
  expect(commitTimes(file)).toEqual(date ? expect.arrayContaining([date]) : []);
});

it('The sitemap states when pages were changed, reference and categories included', () => {
  const count = readBuilt('sitemap.xml').match(/<lastmod>/g)?.length ?? 0;
  const hasHistory = commitTimes('content/index.mdx').length > 0;
  // Pages that are not committed yet have no date.
  expect(count / builtPages.length).toBeGreaterThan(hasHistory ? 0.98 : -1);
});
