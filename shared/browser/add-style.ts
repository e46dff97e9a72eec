/**
 * Adds a style element to the page, once. For styles of what is loaded on demand: the stylesheet of the site contains
 * those of all CSS modules, and is loaded by every page.
 *
 * @param id - id of the element.
 */
export function addStyle(id: string, css: string): void {
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  document.head.append(style);
}
