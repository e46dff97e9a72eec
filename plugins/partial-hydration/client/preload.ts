import { adoptDocument, loadPage, type Page } from './load-page';

let first = true;

/** Loads a page before it is shown: the first is in the document. */
export default function preload(path: string): Promise<Page> {
  if (!first) return loadPage(path);
  first = false;
  return Promise.resolve(adoptDocument(path));
}
