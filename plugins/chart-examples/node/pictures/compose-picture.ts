import type { ElementTree } from './element-tree';
import type { RenderLayout } from './layout-engine';

/** Size of a picture in CSS pixels, and the color of texts that have none of their own. */
export interface PictureStyle {
  width: number;
  height: number;
  color: string;
}

/**
 * Creates the picture of an example as SVG with shapes, glyph outlines and clip paths, independent of fonts, HTML
 * and stylesheets. Its description contains the texts, because outlines are not machine-readable.
 *
 * @param css - stylesheet of the charts
 * @throws Error if the image is not well-formed XML, which only Chromium would display.
 */
export async function composePicture(
  renderLayout: RenderLayout,
  tree: ElementTree,
  css: string,
  { width, height, color }: PictureStyle,
): Promise<string> {
  const page = `[data-chart-frame] { display: block; width: ${width}px; height: ${height}px; overflow: hidden; color: ${color}; font-family: Inter; font-size: 16px; line-height: 1.65 }`;
  const svg = await renderLayout(tree, [css, tree.css, page].join('\n'), { width, height });
  const described = svg.replace(
    /^<svg[^>]*>/,
    (tag) => `${tag}<desc>${escaped(tree.texts)}</desc>`,
  );
  checkWellFormed(described);
  return described;
}

const escaped = (texts: string[]) =>
  [...new Set(texts)].join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function checkWellFormed(svg: string): void {
  const parsed = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(`the picture is not well-formed: ${error.textContent}`);
}
