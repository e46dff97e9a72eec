import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import type { SiteSearchOptions } from '../options';
import type { SearchRecord } from '../shared/search-record';
import { readPages, type PageSource } from './records/read-pages';
import { generatedRoutes, searchRecords } from './records/search-records';
import type { SearchablePage } from './records/page-records';

/**
 * Returns the records of the site.
 *
 * @param content - content of the docs plugin
 * @param options - whether the site has an API model and examples, and the page of results, which is not searchable
 */
export async function siteRecords(
  content: LoadedContent,
  { baseUrl, siteDir }: Pick<LoadContext, 'baseUrl' | 'siteDir'>,
  { generatedData = false, resultsPage, searchWords }: SiteSearchOptions,
): Promise<SearchRecord[]> {
  const symbols = generatedData ? readGenerated(generatedFiles.apiModel, siteDir).symbols : [];
  const examples = generatedData ? readGenerated(generatedFiles.exampleManifest, siteDir) : [];
  const generated = generatedRoutes(symbols, examples);
  const sources = pageSources(content, { baseUrl, siteDir });
  const pages = await readPages(
    sources.filter(({ route }) => !generated.has(route) && route !== resultsPage),
  );
  const categories = categoryPages(content, baseUrl);
  return searchRecords({ symbols, examples, pages: [...pages, ...categories], searchWords });
}

/** Returns the sources of all pages of the docs plugin, sorted by route. */
const pageSources = (
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
const categoryPages = ({ loadedVersions }: LoadedContent, baseUrl: string): SearchablePage[] =>
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
