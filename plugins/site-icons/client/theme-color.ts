/**
 * Sets the theme color to that of the color mode whenever the mode changes. The server renders one element for each
 * preference of the system, light first, from which a reader's choice can differ.
 */
function followColorMode(): void {
  const root = document.documentElement;
  const elements = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  const [light = '', dark = ''] = Array.from(elements, ({ content }) => content);
  const update = () => {
    for (const element of elements) element.content = root.dataset.theme === 'dark' ? dark : light;
  };
  update();
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
}

// Docusaurus runs client modules on the server too.
if (typeof document !== 'undefined') followColorMode();
