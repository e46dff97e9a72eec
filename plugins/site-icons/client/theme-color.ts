/** Sets the theme color, which the server renders for light mode, to the background of the page in each color mode. */
function followColorMode(): void {
  const root = document.documentElement;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!;
  const update = () => (meta.content = getComputedStyle(root).backgroundColor);
  // A stored choice has been applied before this script runs.
  if (root.dataset.theme === 'dark') update();
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
}

// Docusaurus runs client modules on the server too.
if (typeof document !== 'undefined') followColorMode();
