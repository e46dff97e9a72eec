import { baseUrl } from './base-url';

/** The part of the router's history that a link uses. */
interface History {
  push(address: string): void;
  replace(address: string): void;
}

/**
 * Does for the links of a page's HTML what `Link` does for those that React renders: the router follows
 * them, and the page behind them is loaded ahead when they are seen or pointed at.
 *
 * @returns a function that ends it.
 */
export function routeLinks(container: HTMLElement, history: History): () => void {
  const onClick = (event: MouseEvent) => {
    const link = routedLink(event.target);
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    const { pathname, search, hash } = window.location;
    if (address === pathname + search + hash) history.replace(address);
    else history.push(address);
  };
  const onIntent = ({ target }: Event) => {
    const link = routedLink(target);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        seen.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
  });
  container.addEventListener('click', onClick);
  container.addEventListener('mouseover', onIntent);
  container.addEventListener('touchstart', onIntent, { passive: true });
  for (const link of container.querySelectorAll('a[href]'))
    if (routedLink(link)) seen.observe(link);
  return () => {
    container.removeEventListener('click', onClick);
    container.removeEventListener('mouseover', onIntent);
    container.removeEventListener('touchstart', onIntent);
    seen.disconnect();
  };
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The link around an element, if it leads to a page of this site; one to a place of its own page is the browser's. */
function routedLink(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (element as Element).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
  const isRouted =
    link &&
    link.origin === window.location.origin &&
    link.pathname.startsWith(baseUrl) &&
    (!link.target || link.target === '_self') &&
    /(?:\/[^.]*|\.html)$/.test(link.pathname);
  return isRouted ? link : undefined;
}
