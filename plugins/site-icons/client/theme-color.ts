/**
 * Keeps the color of the browser's toolbar that of the page. The tag cannot depend on the preference of the system by
 * its `media`: the color mode of the site does not.
 */
function setThemeColor(): void {
  const background = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background.trim());
}

if (typeof document !== 'undefined') {
  new MutationObserver(setThemeColor).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  if (document.documentElement.dataset.theme === 'dark') setThemeColor();
}
