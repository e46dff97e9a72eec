/**
 * Runs before the page shows: where the reader forces colors, light or dark follows their palette, so that
 * pictures and charts, which forced colors do not reach, can be read on it.
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
