/**
 * Returns the path of the Markdown file of a page: `/docs/intro.md`, `/all-types/index.md`.
 *
 * @param part - number of the file, if the page is so long that it has several: `/examples/bar.part-2.md`
 */
export const markdownPath = (pagePath: string, part = 1): string =>
  `${pagePath}${pagePath.endsWith('/') ? 'index' : ''}${part > 1 ? `.part-${part}` : ''}.md`;
