import { Parser } from 'htmlparser2';

/** What a page offers to links, and where its own links lead. */
export interface PageLinks {
  /** Values of all `id` attributes. */
  anchors: Set<string>;
  /** Values of the `href` attributes of all `a` elements. */
  links: string[];
  /** Address of the Markdown form of the page; empty if the page declares none. */
  markdown: string;
}

/**
 * Reads the links of a built page.
 *
 * A streaming parser takes a tenth of the time of building the tree of each of about 950 pages.
 */
export function linksOfHtml(html: string): PageLinks {
  const found: PageLinks = { anchors: new Set(), links: [], markdown: '' };
  new Parser({
    onopentag(name, { id, href, rel, type }) {
      if (id !== undefined) found.anchors.add(id);
      if (name === 'a' && href !== undefined) found.links.push(href);
      if (name === 'link' && rel === 'alternate' && type === 'text/markdown')
        found.markdown = href ?? '';
    },
  }).end(html);
  return found;
}
