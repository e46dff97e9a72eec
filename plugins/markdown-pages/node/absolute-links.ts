import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Addresses that links of a page are relative to. */
export interface Addresses {
  /** Absolute URL of the site with the base path and a trailing slash. */
  site: string;
  /** Absolute URL of the page. */
  page: string;
}

/** Makes the links and images of a page absolute, so that they work wherever its text is pasted. */
export function absoluteLinks(tree: Root, addresses: Addresses): Root {
  const copy = structuredClone(tree);
  visit(copy, ['link', 'image', 'definition'], (node) => {
    if ('url' in node) node.url = absoluteUrl(node.url, addresses);
  });
  return copy;
}

function absoluteUrl(url: string, { site, page }: Addresses): string {
  if (url.startsWith('#')) return page + url;
  // `pathname://` is Docusaurus' notation for files outside of the router.
  const path = url.replace(/^pathname:\/\//, '');
  return path.startsWith('/') ? site + path.slice(1) : url;
}
