/** Links in HTML that the configuration holds (announcement, copyright, items of the bar): no build step sees them. */
export function onRouteDidUpdate(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]:not([target])'))
    if (link.origin !== window.location.origin) {
      link.target = '_blank';
      link.relList.add('noopener', 'noreferrer');
    }
}
