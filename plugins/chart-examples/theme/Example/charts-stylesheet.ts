const styleId = 'charts-stylesheet';

/** Adds the charts' stylesheet to the page once; the library draws nothing without it. */
export async function loadChartsStylesheet(): Promise<void> {
  // A module of its own rather than a .css import: the generator would put that on every page.
  const { css } = await import(/* webpackPrefetch: true */ '@site/.generated/examples/stylesheet');
  if (document.getElementById(styleId)) return;
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = css;
  document.head.append(style);
}
