import type { Options } from '@docusaurus/plugin-sitemap';
import { commitDates, dateOfChange, withLastChange } from '../plugins/docusaurus-overrides/index';
import { resultsPage } from './search-pages';
import { basePath } from './site';

/**
 * Returns the options of the sitemap. It states when a page was changed, according to git: when its file was, or the
 * files that it is generated from. Without git or its history it states nothing, because the times of files are those of
 * the checkout.
 */
export const sitemap = (siteDir: string): Options => ({
  ignorePatterns: [basePath() + resultsPage.slice(1)],
  createSitemapItems: (params) => withLastChange(datesOfRoutes(siteDir), params),
});

/** Returns a function for the date of the last change of a route. */
function datesOfRoutes(siteDir: string): (route: string) => string | undefined {
  const dates = commitDates(siteDir, 'content', 'examples', 'reference', 'config', 'CHANGELOG.md');
  const library = dateOfChange(siteDir, 'package.json', '"@elastic/charts":');
  return (route) => {
    const ofSources = sourcesOf(route).map((file) => dates.get(file));
    const showsLibrary = /^(?:all-types|api)\//.test(route);
    return [...ofSources, showsLibrary ? library : undefined]
      .filter((date) => date !== undefined)
      .sort()
      .at(-1);
  };
}

/** Returns the files that a page is made from. Some may not exist. */
function sourcesOf(route: string): string[] {
  if (route === '') return ['content/index.mdx'];
  if (route === 'changelog') return ['content/changelog.mdx', 'CHANGELOG.md'];
  if (route === 'docs/changes') return ['reference/changes.json'];
  if (route.startsWith('category/')) return ['config/sidebars.ts'];
  if (route.startsWith('all-types/')) return [`reference/notes/${route.split('/').at(-1)}.md`];
  // A page of an example is generated, others in that folder are not.
  return [`content/${route}.mdx`, `${route}.tsx`];
}
