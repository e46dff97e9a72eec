/**
 * Inline script that runs before the first paint and corrects what other inline scripts have set on `html`:
 *
 * - Removes the attributes that the URL sets, as in `?docusaurus-data-page=x`. The site does not use this feature of
 *   Docusaurus, and its scripts and styles find elements by such attributes.
 * - Replaces a color mode from the URL or the storage that does not exist by that of the system.
 * - With forced colors, sets the color mode to that of the palette, so that pictures and charts, which forced colors
 *   do not affect, stay legible.
 */
export const rootAttributesScript = `(function () {
  var page = document.documentElement;
  var data = page.dataset;
  var forced = matchMedia('(forced-colors: active)');
  var dark = matchMedia('(prefers-color-scheme: dark)');
  new URLSearchParams(location.search).forEach(function (value, key) {
    if (key.startsWith('docusaurus-data-')) page.removeAttribute(key.slice(11));
  });
  function fit() {
    var choice = data.themeChoice;
    if (!/^(light|dark)$/.test(choice)) data.themeChoice = choice = 'system';
    var isDark = forced.matches || choice === 'system' ? dark.matches : choice === 'dark';
    data.theme = isDark ? 'dark' : 'light';
  }
  fit();
  forced.onchange = dark.onchange = fit;
})();`;
