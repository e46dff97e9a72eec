import type { PageContent } from '../shared/page-content';

/** Tags that pages put into the head; what the template has there is without the attribute. */
const ofPages = '[data-rh]:not(title)';

/** Gives the document the head of a page. Tags that stay the same are not touched: an icon is fetched once. */
export function adoptHead({ head, root }: Pick<PageContent, 'head' | 'root'>): void {
  const template = document.createElement('template');
  template.innerHTML = head;
  document.title = template.content.querySelector('title')?.textContent ?? '';
  const next = [...template.content.querySelectorAll(ofPages)];
  for (const old of document.head.querySelectorAll(ofPages)) {
    const same = next.findIndex((tag) => tag.isEqualNode(old));
    if (same < 0) old.remove();
    else next.splice(same, 1);
  }
  document.head.append(...next);
  const { documentElement } = document;
  documentElement.className = root.class;
  documentElement.lang = root.lang;
  documentElement.dir = root.dir;
}
