const added = new Set<string>();

/**
 * Adds styles to the page, once. For styles of what is loaded on demand: the stylesheet of the site contains those of
 * all CSS modules, and is loaded by every page.
 *
 * @param id - identifies the styles.
 */
export function addStyle(id: string, css: string): void {
  if (added.has(id)) return;
  added.add(id);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
