import { expect, test, type APIRequestContext } from '@playwright/test';
import { load } from 'cheerio/slim';
import manifest from '../../.generated/examples/manifest.json' with { type: 'json' };
import { pagesOfSitemap, part } from '../site';

/** Fields of the JSON-LD on pages. */
interface StructuredData {
  '@type': string;
  headline: string;
  name: string;
  description: string;
  url: string;
  itemListElement: { name: string; item: string; position: number }[];
}

/** Properties of a built page. */
interface BuiltPage {
  path: string;
  title: string;
  description: string;
  /** Returns the content of a meta tag by name or property. */
  meta: (name: string) => string | undefined;
  canonical: string;
  /** JSON-LD by type. */
  structured: Map<string, StructuredData>;
  /** Address of the Markdown of the page. */
  markdown: string;
  /** Visible breadcrumbs. */
  trail: { name: string; href?: string }[];
  headings: number[];
  landmarks: { role: string; name: string }[];
}

// A single worker, so that all pages are read only once.
test.describe.configure({ mode: 'default', timeout: 300_000 });
let reading: Promise<BuiltPage[]> | undefined;
const builtPages = (request: APIRequestContext) => (reading ??= readPages(request));

async function readPages(request: APIRequestContext): Promise<BuiltPage[]> {
  const paths = await pagesOfSitemap(request);
  const parts = 16; // read in parallel
  const pages = await Promise.all(
    Array.from({ length: parts }, async (_, index) => {
      const read: BuiltPage[] = [];
      for (const path of part(paths, index, parts))
        read.push(readPage(path, await (await request.get(path)).text()));
      return read;
    }),
  );
  return pages.flat();
}

function readPage(path: string, html: string): BuiltPage {
  const $ = load(html);
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const structured = $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()) as StructuredData);
  return {
    path,
    title: $('title').text(),
    description: meta('description') ?? '',
    meta,
    canonical: $('link[rel=canonical]').attr('href') ?? '',
    structured: new Map(structured.map((data) => [data['@type'], data])),
    markdown: $('link[rel=alternate][type="text/markdown"]').attr('href') ?? '',
    trail: $('.theme-doc-breadcrumbs li')
      .get()
      .map((item) => ({ name: $(item).text(), href: $(item).find('a').attr('href') })),
    headings: $('h1, h2, h3, h4, h5, h6')
      .get()
      .map(({ tagName }) => Number(tagName[1])),
    landmarks: $('main, nav, [role=search]')
      .get()
      .map((element) => ({
        role: $(element).attr('role') ?? element.tagName,
        name: $(element).attr('aria-label') ?? '',
      })),
  };
}

/** Base path of the site. */
const base = (baseURL?: string) => new URL(baseURL!).pathname;

/** Returns values that several pages share, each with their paths. */
function duplicates(
  pages: BuiltPage[],
  valueOf: (page: BuiltPage) => string,
): [string, string[]][] {
  const paths = new Map<string, string[]>();
  for (const page of pages) {
    const value = valueOf(page);
    paths.set(value, [...(paths.get(value) ?? []), page.path]);
  }
  return [...paths].filter(([, list]) => list.length > 1);
}

test('titles are unique and contain the name of the site', async ({ request }) => {
  const pages = await builtPages(request);
  expect(duplicates(pages, ({ title }) => title)).toEqual([]);
  expect(pages.filter(({ title }) => !/^\S.* \| Elastic Charts$/.test(title))).toEqual([]);
});

test('descriptions are unique and have a suitable length for search results', async ({
  request,
}) => {
  const pages = await builtPages(request);
  expect(duplicates(pages, ({ description }) => description)).toEqual([]);
  const unsuitable = pages.filter(({ description: { length } }) => length < 50 || length > 160);
  expect(unsuitable.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});

test('every page has Open Graph metadata', async ({ request, baseURL }) => {
  for (const { path, title, description, meta } of await builtPages(request)) {
    expect(meta('og:title'), path).toBe(title);
    expect(meta('og:description'), path).toBe(description);
    expect(meta('og:site_name'), path).toBe('Elastic Charts');
    expect(meta('twitter:card'), path).toBe('summary_large_image');
    const isArticle = !/^(category\/|$)/.test(path.slice(base(baseURL).length));
    expect(meta('og:type'), path).toBe(isArticle ? 'article' : 'website');
    const id = /\/pictures\/(.*)\.card\.png$/.exec(meta('og:image') ?? '')?.[1];
    const example = manifest.find((each) => each.id === id);
    const shown = example ? `${example.title}. ${example.alt}` : /^Elastic Charts: .{50}/;
    expect(meta('og:image:alt'), path).toEqual(
      typeof shown === 'string' ? shown : expect.stringMatching(shown),
    );
    expect(meta('twitter:image:alt'), path).toBe(meta('og:image:alt'));
  }
});

test('every page except the home page has breadcrumbs, both visible and as JSON-LD', async ({
  request,
  baseURL,
}) => {
  for (const { path, canonical, structured, trail } of await builtPages(request)) {
    const breadcrumbs = structured.get('BreadcrumbList')?.itemListElement;
    const home = new URL(base(baseURL), canonical).href;
    if (canonical === home) {
      expect(breadcrumbs, path).toBeUndefined();
      continue;
    }
    const list = breadcrumbs ?? [];
    expect(list.length, path).toBeGreaterThan(1);
    expect(list[0], path).toEqual(expect.objectContaining({ name: 'Elastic Charts', item: home }));
    expect(list.at(-1)!.item, path).toBe(canonical);
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

test('every page has a canonical URL and the address of its Markdown', async ({ request }) => {
  for (const { path, canonical, markdown } of await builtPages(request)) {
    expect(new URL(canonical).pathname, path).toBe(path);
    expect(markdown).toBe(path.endsWith('/') ? `${path}index.md` : `${path}.md`);
  }
});

test('every article is described as structured data, and every example as code', async ({
  request,
  baseURL,
}) => {
  const ids = new Set(manifest.map(({ id }) => `examples/${id}`));
  for (const { path, canonical, description, structured } of await builtPages(request)) {
    const route = path.slice(base(baseURL).length);
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

test('every page starts with its only h1 and skips no heading level', async ({ request }) => {
  const wrong = (await builtPages(request)).filter(
    ({ headings }) =>
      headings[0] !== 1 ||
      headings.filter((level) => level === 1).length !== 1 ||
      headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1),
  );
  expect(wrong.map(({ path, headings }) => `${path}: ${headings.join()}`)).toEqual([]);
});

test('every page has one main landmark, and landmarks have unique names', async ({ request }) => {
  for (const { path, landmarks } of await builtPages(request)) {
    expect(landmarks.filter(({ role }) => role === 'main').length, path).toBe(1);
    const names = landmarks.map(({ role, name }) => `${role} ${name}`);
    expect(new Set(names).size, `${path}: ${names.join()}`).toBe(names.length);
  }
});

test('breadcrumbs and sidebar of an example page refer to its family', async ({ request }) => {
  const [example, family] = await Promise.all(
    ['examples/bar/stacked', 'examples/bar'].map(async (path) =>
      load(await (await request.get(path)).text()),
    ),
  );
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
