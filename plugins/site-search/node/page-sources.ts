import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { SearchablePage } from './records/page-records';
import type { PageSource } from './records/read-pages';

/** Returns the sources of all pages of the docs plugin, sorted by route. */
export const pageSources = (
  { loadedVersions }: LoadedContent,
  { baseUrl, siteDir }: { baseUrl: string; siteDir: string },
): PageSource[] =>
  loadedVersions
    .flatMap(({ docs }) => docs)
    .filter(({ unlisted }) => !unlisted)
    .map(({ source, permalink, title, description }) => ({
      file: source.replace('@site', siteDir),
      route: `/${permalink.slice(baseUrl.length)}`,
      title,
      description,
    }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));

/** Returns the pages that the docs plugin generates for categories. */
export const categoryPages = (
  { loadedVersions }: LoadedContent,
  baseUrl: string,
): SearchablePage[] =>
  loadedVersions
    .flatMap(({ sidebars }) => Object.values(sidebars).flat().flatMap(categories))
    .flatMap(({ label, link }) =>
      link?.type === 'generated-index'
        ? {
            route: `/${link.permalink.slice(baseUrl.length)}`,
            title: link.title ?? label,
            description: link.description ?? '',
            keywords: [link.keywords ?? []].flat(),
            mdx: '',
          }
        : [],
    );

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

const categories = (item: SidebarItem): Category[] =>
  item.type === 'category' ? [item, ...item.items.flatMap(categories)] : [];
