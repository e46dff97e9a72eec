const styleId = 'charts-stylesheet';

/** Adds the charts' stylesheet to the page, once. The library renders nothing without it. */
export async function loadChartsStylesheet(): Promise<void> {
  // A JavaScript module instead of a .css import, which Docusaurus would load on every page.
  const { css } = await import(/* webpackPrefetch: true */ '@site/.generated/examples/stylesheet');
  if (document.getElementById(styleId)) return;
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = css;
  document.head.append(style);
}
