import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { generatedFiles, readGenerated } from '../../../shared/generated-files';
import type { SiteSearchOptions } from '../options';
import type { SearchRecord } from '../shared/search-record';
import { categoryPages, pageSources } from './page-sources';
import { readPages } from './records/read-pages';
import { generatedRoutes, searchRecords } from './records/search-records';

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
