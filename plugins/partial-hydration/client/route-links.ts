/** Subset of the router's history that links use. */
interface History {
  push(path: string): void;
  replace(path: string): void;
}

/**
 * Gives links in static HTML the behavior of the component `Link`: the router handles clicks, and the linked
 * pages are prefetched when visible and preloaded on hover and touch.
 *
 * @param baseUrl - base path of the site, with leading and trailing slash
 * @returns a function that removes the listeners.
 */
export function routeLinks(container: HTMLElement, history: History, baseUrl: string): () => void {
  const onClick = (event: MouseEvent) => {
    const link = routedLink(event.target, baseUrl);
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const target = link.pathname + link.search + link.hash;
    const { pathname, search, hash } = window.location;
    if (target === pathname + search + hash) history.replace(target);
    else history.push(target);
  };
  const onIntent = ({ target }: Event) => {
    const link = routedLink(target, baseUrl);
    if (link) void window.docusaurus.preload(link.pathname);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) {
        observer.unobserve(target);
        void window.docusaurus.prefetch(target.pathname);
      }
  });
  container.addEventListener('click', onClick);
  container.addEventListener('mouseover', onIntent);
  container.addEventListener('touchstart', onIntent, { passive: true });
  // Code contains hundreds of links to the reference, of which readers follow few.
  for (const link of container.querySelectorAll('a[href]:not([data-code] a)'))
    if (routedLink(link, baseUrl)) observer.observe(link);
  return () => {
    container.removeEventListener('click', onClick);
    container.removeEventListener('mouseover', onIntent);
    container.removeEventListener('touchstart', onIntent);
    observer.disconnect();
  };
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Returns the link that contains the target of an event, if the router should handle it: an internal link, but not an
 * anchor link.
 */
function routedLink(target: EventTarget | null, baseUrl: string): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
  const isRouted =
    link &&
    link.origin === window.location.origin &&
    link.pathname.startsWith(baseUrl) &&
    (!link.target || link.target === '_self') &&
    /(?:\/[^.]*|\.html)$/.test(link.pathname);
  return isRouted ? link : undefined;
}
