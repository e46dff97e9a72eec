/** Attribute with an address. Until a build is complete, most of them have no quotes. */
const address = /(?:href|src)=["']?([^"'\s>]+)/g;

/** Returns the URLs of the scripts, styles and fonts that the head of a page names. */
export function assetsIn(html: string, scope: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  const urls = [...head.matchAll(address)].map(([, url = '']) => new URL(url, scope).href);
  return [...new Set(urls)].filter((url) => url.startsWith(`${scope}assets/`));
}

/** Link to a page in a sidebar. A category without a page of its own has a button with this class. */
const sidebarLink = /<a class=["']?menu__link\b[^>]*?\bhref=["']?([^"'\s>#]+)/g;

/**
 * Returns the URLs of the pages in the sidebar of a page, without the page itself, the nearest ones first.
 *
 * @param page - URL of the page, as links have it.
 */
export function sidebarPages(html: string, page: string): string[] {
  const pages = [...html.matchAll(sidebarLink)].map(([, url = '']) => new URL(url, page).href);
  const position = Math.max(pages.indexOf(page), 0);
  const distance = (url: string) => Math.abs(pages.indexOf(url) - position);
  return [...new Set(pages)]
    .filter((url) => url !== page)
    .sort((one, other) => distance(one) - distance(other));
}
