import { expect, it } from 'vitest';
import { generatedFiles, readGenerated } from '../../shared/generated-files';
import type { BuiltPage } from './built-page';
import { base, builtPages, loadBuilt } from './built-site';

const manifest = readGenerated(generatedFiles.exampleManifest);

/** Returns values that several pages share, each with their paths. */
function duplicates(valueOf: (page: BuiltPage) => string): [string, string[]][] {
  const paths = new Map<string, string[]>();
  for (const page of builtPages) {
    const value = valueOf(page);
    paths.set(value, [...(paths.get(value) ?? []), page.path]);
  }
  return [...paths].filter(([, list]) => list.length > 1);
}

it('titles are unique and contain the name of the site', () => {
  expect(duplicates(({ title }) => title)).toEqual([]);
  expect(builtPages.filter(({ title }) => !/^\S.* \| Elastic Charts$/.test(title))).toEqual([]);
});

it('descriptions are unique and have a suitable length for search results', () => {
  expect(duplicates(({ description }) => description)).toEqual([]);
  const unsuitable = builtPages.filter(
    ({ description: { length } }) => length < 50 || length > 160,
  );
  expect(unsuitable.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});

it('every page has Open Graph metadata', () => {
  for (const { path, route, title, description, meta } of builtPages) {
    expect(meta.get('og:title'), path).toBe(title);
    expect(meta.get('og:description'), path).toBe(description);
    expect(meta.get('og:site_name'), path).toBe('Elastic Charts');
    expect(meta.get('twitter:card'), path).toBe('summary_large_image');
    const isArticle = !/^(category\/|$)/.test(route);
    expect(meta.get('og:type'), path).toBe(isArticle ? 'article' : 'website');
    const id = /\/pictures\/(.*)\.card\.png$/.exec(meta.get('og:image') ?? '')?.[1];
    const example = manifest.find((each) => each.id === id);
    const shown = example ? `${example.title}. ${example.alt}` : /^Elastic Charts: .{50}/;
    expect(meta.get('og:image:alt'), path).toEqual(
      typeof shown === 'string' ? shown : expect.stringMatching(shown),
    );
    expect(meta.get('twitter:image:alt'), path).toBe(meta.get('og:image:alt'));
  }
});

it('every page except the home page has breadcrumbs, both visible and as JSON-LD', () => {
  for (const { path, canonical, structured, trail } of builtPages) {
    const breadcrumbs = structured.get('BreadcrumbList')?.itemListElement;
    const home = new URL(base, canonical).href;
    if (canonical === home) {
      expect(breadcrumbs, path).toBeUndefined();
      continue;
    }
    const list = breadcrumbs ?? [];
    expect(list.length, path).toBeGreaterThan(1);
    expect(list[0], path).toEqual(expect.objectContaining({ name: 'Elastic Charts', item: home }));
    expect(list.at(-1)?.item, path).toBe(canonical);
    expect(
      list.map(({ position }) => position),
      path,
    ).toEqual(list.map((_, index) => index + 1));
    expect(new Set(list.map(({ item }) => item)).size, path).toBe(list.length);
    const origin = new URL(home).origin;
    const links = list.slice(0, -1).map(({ item }) => item.replace(origin, ''));
    expect(
      trail.map(({ href }) => href),
      path,
    ).toEqual([...links, undefined]);
    expect(
      trail.slice(1).map(({ name }) => name),
      path,
    ).toEqual(list.slice(1).map(({ name }) => name));
  }
});

it('every page has a canonical URL and the address of its Markdown', () => {
  for (const { path, canonical, markdown } of builtPages) {
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(markdown).toBe(path.endsWith('/') ? `${path}index.md` : `${path}.md`);
  }
});

it('every article is described as structured data, and every example as code', () => {
  const ids = new Set(manifest.map(({ id }) => `examples/${id}`));
  for (const { path, route, canonical, description, structured } of builtPages) {
    const article = structured.get('TechArticle');
    if (/^(category\/|$)/.test(route)) expect(article, path).toBeUndefined();
    else expect(article, path).toMatchObject({ url: canonical, description });
    expect(article?.headline, path).not.toBe('');
    const code = structured.get('SoftwareSourceCode');
    if (ids.has(route)) expect(code, path).toMatchObject({ url: canonical });
    else expect(code, path).toBeUndefined();
    expect(code?.name, path).not.toBe('');
  }
});

it('every page starts with its only h1 and skips no heading level', () => {
  const wrong = builtPages.filter(
    ({ headings }) =>
      headings[0] !== 1 ||
      headings.filter((level) => level === 1).length !== 1 ||
      headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
  );
  expect(wrong.map(({ path, headings }) => `${path}: ${headings.join()}`)).toEqual([]);
});

it('every page has one main landmark, and landmarks have unique names', () => {
  for (const { path, landmarks } of builtPages) {
    expect(landmarks.filter(({ role }) => role === 'main').length, path).toBe(1);
    const names = landmarks.map(({ role, name }) => `${role} ${name}`);
    expect(new Set(names).size, `${path}: ${names.join()}`).toBe(names.length);
  }
});

it('breadcrumbs and sidebar of an example page refer to its family', () => {
  const [example, family] = ['examples/bar/stacked', 'examples/bar'].map(loadBuilt);
  const crumbs = example!('.theme-doc-breadcrumbs li').slice(1);
  expect(crumbs.get().map((item) => example!(item).text())).toEqual([
    'Examples',
    'Bars',
    'Stacked bars',
  ]);
  const current = ($: typeof example) => {
    const link = $!('.theme-doc-sidebar-menu [aria-current]');
    return [link.text(), link.attr('aria-current'), link.hasClass('menu__link--active')];
  };
  expect(current(example)).toEqual(['Stacked', 'page', true]);
  expect(current(family)).toEqual(['Bars', 'page', true]);
  // The sidebar lists the example, but not the other examples of its family.
  const size = ($: typeof example) => $!('.theme-doc-sidebar-menu a').length;
  expect(size(example)).toBe(size(family) + 1);
  expect(size(example)).toBeLessThan(manifest.length / 4);
});
