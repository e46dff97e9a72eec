import type { PageContent } from '../shared/page-content';

/** Reads the server-rendered content of the page. Must be called before anything modifies the document. */
export function contentOfDocument(): PageContent {
  const page = document.querySelector<HTMLElement>('[data-page]')!;
  const { className, lang, dir } = document.documentElement;
  return {
    mark: page.dataset.page!,
    html: page.innerHTML,
    head: [...document.head.querySelectorAll('[data-rh]')].map((tag) => tag.outerHTML).join(''),
    root: { class: className, lang, dir },
  };
}
