import type { APIRequestContext } from '@playwright/test';

/** Returns the paths of all pages in the sitemap, with the base path. */
export async function pagesOfSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (paths.length < 500) throw new Error(`The sitemap lists only ${paths.length} pages.`);
  return paths;
}

/** Returns one of `parts` equal parts of a list, for tests that run in parallel. */
export const part = <T>(list: T[], index: number, parts: number): T[] =>
  list.filter((_, position) => position % parts === index);
