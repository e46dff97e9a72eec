/**
 * Inline script that runs before the first paint. With forced colors, it sets the color mode to that of the
 * palette, so that pictures and charts, which forced colors do not affect, stay legible.
 */
export const forcedColorsScript = `(function () {
  var forced = matchMedia('(forced-colors: active)');
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var page = document.documentElement;
  function fit() {
    var choice = page.dataset.themeChoice;
    var isDark = forced.matches || choice === 'system' ? dark.matches : choice === 'dark';
    page.dataset.theme = isDark ? 'dark' : 'light';
  }
  if (forced.matches) fit();
  forced.addEventListener('change', fit);
  dark.addEventListener('change', function () {
    if (forced.matches) fit();
  });
})();`;
