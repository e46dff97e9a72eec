import { adoptDocument, loadPage, type Page } from './load-page';

let isFirstPage = true;
let lastPath: string;

/**
 * Loads a page before it is rendered. The first page is read from the document.
 *
 * The promise stays pending if another page has been requested since: Docusaurus renders the last requested page
 * when any page is loaded, and reloads the browser tab when any page fails.
 */
export default function preload(path: string): Promise<Page> {
  lastPath = path;
  if (isFirstPage) {
    isFirstPage = false;
    return Promise.resolve(adoptDocument(path));
  }
  return new Promise((resolve, reject) => {
    loadPage(path).then(
      (page) => path === lastPath && resolve(page),
      (error: unknown) => path === lastPath && reject(error),
    );
  });
}
