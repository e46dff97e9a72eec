import { Renderer } from '@takumi-rs/core';
import type { ElementTree } from './element-tree';
import { fontFamily, type FontFace } from './fonts';
import { userAgentCss } from './user-agent-css';

/** Lays out elements and returns an SVG document of a given size, in CSS pixels. */
export type LayOut = (
  tree: ElementTree,
  css: string,
  size: { width: number; height: number },
) => Promise<string>;

/** Starts the layout engine with its fonts. */
export async function startLayout(fonts: FontFace[]): Promise<LayOut> {
  const renderer = new Renderer();
  for (const { weight, data } of fonts)
    await renderer.registerFont({ name: fontFamily, weight, data });

  return async ({ root, drawings }, css, size) => {
    const svg = await renderer.renderSvg(root, {
      ...size,
      css: [userAgentCss, css],
      fontFamilies: [fontFamily],
      images: drawings.map((_drawing, index) => ({
        src: `drawing:${index}`,
        data: Buffer.from(placeholder(index)),
      })),
    });
    return svg
      .replace(/<image [^>]*>/g, (image) => nestedDrawing(image, drawings))
      .replace(/>\s+</g, '><');
  };
}

/** Stands for a drawing while the elements are laid out. */
const placeholder = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="drawing-${index}" width="1" height="1"/>`;

/** The drawing that a placeholder stands for, at the place and size that the layout gave it. */
function nestedDrawing(image: string, drawings: string[]): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
  const shown = Buffer.from(attribute('href').split('base64,')[1] ?? '', 'base64').toString();
  const drawing = drawings[Number(/id="drawing-(\d+)"/.exec(shown)?.[1])];
  if (!drawing) return image;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(attribute);
  return drawing.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const own = attributes.replace(/ (x|y|width|height|style|class|xmlns|id)="[^"]*"/g, '');
    const viewBox = own.includes(' viewBox=') ? '' : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${viewBox}${own}>`;
  });
}
