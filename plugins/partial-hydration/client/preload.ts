import { adoptDocument, loadPage, type Page } from './load-page';

let isFirstPage = true;

/** Loads a page before it is rendered. The first page is read from the document. */
export default function preload(path: string): Promise<Page> {
  if (!isFirstPage) return loadPage(path);
  isFirstPage = false;
  return Promise.resolve(adoptDocument(path));
}
