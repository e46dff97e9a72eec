import { addStyle } from '../../../../shared/browser/add-style';

/** Adds the charts' stylesheet to the page, once. The library renders nothing without it. */
export async function loadChartsStylesheet(): Promise<void> {
  // A JavaScript module instead of a .css import, which Docusaurus would load on every page.
  const { css } = await import(/* webpackPrefetch: true */ '@site/.generated/examples/stylesheet');
  addStyle('charts-stylesheet', css);
}
