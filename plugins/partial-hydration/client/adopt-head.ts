import type { PageContent } from '../shared/page-content';

/** Tags that belong to a page. Tags from the HTML template do not have the attribute. */
const pageTags = '[data-rh]:not(title)';

/** Applies the head of a page to the document. Unchanged tags are kept, so that the icon is not fetched again. */
export function adoptHead({ head, root }: Pick<PageContent, 'head' | 'root'>): void {
  const template = document.createElement('template');
  template.innerHTML = head;
  document.title = template.content.querySelector('title')?.textContent ?? '';
  const next = [...template.content.querySelectorAll(pageTags)];
  for (const old of document.head.querySelectorAll(pageTags)) {
    const unchanged = next.findIndex((tag) => tag.isEqualNode(old));
    if (unchanged < 0) old.remove();
    else next.splice(unchanged, 1);
  }
  document.head.append(...next);
  // Browsers recalculate the styles of all elements when `dir` is set, even to the same value.
  for (const [name, value] of Object.entries(root))
    if (document.documentElement.getAttribute(name) !== value)
      document.documentElement.setAttribute(name, value);
}
