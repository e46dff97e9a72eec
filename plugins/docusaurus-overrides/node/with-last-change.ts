import type { PluginOptions } from '@docusaurus/plugin-sitemap';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Creates the items of the sitemap, and adds to each page when it was changed, unless that is unknown. The option
 * `lastmod` of Docusaurus would start git for every generated page.
 *
 * @param dateOf - returns the date of a route without the base path, such as `docs/axes`, in ISO format.
 */
export async function withLastChange(
  dateOf: (route: string) => string | undefined,
  { defaultCreateSitemapItems, ...params }: Parameters<CreateSitemapItems>[0],
): ReturnType<CreateSitemapItems> {
  const { url, baseUrl } = params.siteConfig;
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => ({
    ...item,
    lastmod: dateOf(decodeURI(item.url.slice(url.length + baseUrl.length))),
  }));
}
