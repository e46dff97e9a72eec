import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { commitDates } from './commit-dates';

type ParsedPage = Awaited<ReturnType<ParseFrontMatter>>;

/** Hand-written pages whose footer shows their source. The home page and the search have layouts of their own. */
const folders = /^content\/(?:api|docs|examples)\//;

/**
 * Returns a function that sets the date of the last commit and the address of the editor in the front matter of
 * hand-written pages. The option `showLastUpdateTime` of Docusaurus would start git for every generated page.
 *
 * @param siteDir - the root of the site.
 * @param editUrl - the address before the path of a file, with a slash at the end.
 */
export function withPageSource(
  siteDir: string,
  editUrl: string | undefined,
): (page: ParsedPage, filePath: string) => ParsedPage {
  const dates = commitDates(siteDir, 'content');
  return (page, filePath) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    if (!folders.test(file)) return page;
    const date = dates.get(file);
    return {
      ...page,
      frontMatter: {
        ...(date && { last_update: { date } }),
        ...(editUrl && { custom_edit_url: editUrl + file }),
        ...page.frontMatter,
      },
    };
  };
}
