import type { SearchRecord } from '../../shared/search-record';

/** Merges the page about a symbol into the record of the symbol, so that the two are one row. */
export function mergePages(symbols: SearchRecord[], pages: SearchRecord[]): SearchRecord[] {
  const pagesByUrl = new Map(
    pages.filter(({ kind }) => kind === 'page').map((page) => [page.url, page]),
  );
  const merged = symbols.map((symbol) => {
    const page = pagesByUrl.get(symbol.url);
    if (!page) return symbol;
    pagesByUrl.delete(page.url);
    const keywords = page.title === symbol.title ? page.keywords : [page.title, ...page.keywords];
    return { ...symbol, keywords, text: `${symbol.text} ${page.text}`.trim() };
  });
  return [...merged, ...pages.filter((one) => one.kind !== 'page' || pagesByUrl.has(one.url))];
}
