/** Returns the path of the Markdown file of a page: `/docs/intro.md`, `/all-types/index.md`. */
export const markdownPath = (pagePath: string): string =>
  pagePath.endsWith('/') ? `${pagePath}index.md` : `${pagePath}.md`;
