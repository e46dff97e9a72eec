import type { ElementTree } from './element-tree';
import type { LayOut } from './lay-out';
import type { PictureOptions } from './draw-picture';

/** Color of the text around a chart on a page of the site. */
const colors = { light: '#1a2233', dark: '#dde3ec' };

/**
 * Makes the vector image of a drawn example: shapes, outlines of letters and clip paths, nothing that an image
 * needs a page, a font or HTML for. Its description holds the texts, because outlines cannot be read.
 *
 * @param css - style sheet of the charts
 * @throws Error when the image is not well-formed XML: browsers other than Chromium show nothing of it then.
 */
export async function composePicture(
  layOut: LayOut,
  tree: ElementTree,
  css: string,
  { mode, width, height }: PictureOptions & { height: number },
): Promise<string> {
  const page = `[data-chart-frame] { display: block; width: ${width}px; height: ${height}px; overflow: hidden; color: ${colors[mode]}; font-family: Inter; font-size: 16px; line-height: 1.65 }`;
  const svg = await layOut(tree, [css, tree.css, page].join('\n'), { width, height });
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
