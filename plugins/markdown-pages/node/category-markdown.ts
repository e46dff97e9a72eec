import { heading, link, paragraph, text } from '../../../contracts/markdown-nodes';
import type { CategoryPage } from './list-pages';
import { printPage, type Site } from './page-markdown';

/** Returns the page of a category as Markdown: links to its pages with their descriptions. */
export const categoryMarkdown = (page: CategoryPage, site: Site): string =>
  printPage(
    page,
    page.items.flatMap(({ permalink, title, description }) => [
      heading(2, link(site.origin + permalink, text(title))),
      paragraph(text(description)),
    ]),
    site,
  );
