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
  var forced = matchMedia('(forced-colors: active)');
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var page = document.documentElement;
  new URLSearchParams(location.search).forEach(function (value, key) {
    var name = key.replace(/^docusaurus-data-/, 'data-');
    if (name !== key && !/^data-theme(-choice)?$/.test(name)) page.removeAttribute(name);
  });
  if (!/^(light|dark)$/.test(page.dataset.themeChoice)) page.dataset.themeChoice = 'system';
  function fit() {
    var choice = page.dataset.themeChoice;
    var isDark = forced.matches || choice === 'system' ? dark.matches : choice === 'dark';
    page.dataset.theme = isDark ? 'dark' : 'light';
  }
  fit();
  forced.addEventListener('change', fit);
  dark.addEventListener('change', function () {
    if (forced.matches) fit();
  });
})();`;
