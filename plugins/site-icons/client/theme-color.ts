/** Sets the theme color to that of the color mode: the element has the color of light mode, and `data-dark`. */
function followColorMode(meta: HTMLMetaElement): void {
  const { dataset } = document.documentElement;
  const light = meta.content;
  const update = () => (meta.content = (dataset.theme === 'dark' && meta.dataset.dark) || light);
  update();
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}

// Docusaurus runs client modules on the server too.
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
if (meta) followColorMode(meta);
