import type { PageContent } from '../shared/page-content';

/** Content of the page as the server wrote it; read it before anything has changed the document. */
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
