/**
 * Inline script with which the skip link works before hydration as it does afterwards: it moves the focus to the main
 * area. Without it, the link leads to the element around the sidebar and the main area.
 */
export const skipLinkScript = `addEventListener('click', function (event) {
  var main = document.querySelector('main');
  if (event.target.hash !== '#__docusaurus_skipToContent_fallback' || event.defaultPrevented || !main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
});`;
