/** Handles links in HTML from the configuration (announcement, copyright, navbar items), which no build step processes. */
export function onRouteDidUpdate(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]:not([target])'))
    if (link.origin !== window.location.origin) {
      link.target = '_blank';
      link.relList.add('noopener', 'noreferrer');
    }
}
