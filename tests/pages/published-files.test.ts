import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import { libraryVersion } from '../library-version';
import { base, builtPages, isServed, loadBuilt, readBuilt } from './built-site';

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
  const { entries } = JSON.parse(readBuilt('storybook/index.json')) as {
    entries: Record<string, { type: string; title: string }>;
  };
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
