import { Renderer } from '@takumi-rs/core';
import type { ElementTree } from './element-tree';
import { fontFamily, type FontFace } from './fonts';

/** Renders elements as an SVG document of a given size in CSS pixels. */
export type RenderLayout = (
  tree: ElementTree,
  css: string,
  size: { width: number; height: number },
) => Promise<string>;

/** Creates the layout engine with its fonts. */
export async function createLayoutEngine(fonts: FontFace[]): Promise<RenderLayout> {
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
      .replace(/<image [^>]*>/g, (image) => embedDrawing(image, drawings))
      .replace(/>\s+</g, '><');
  };
}

/** Returns a placeholder image for a drawing during layout. */
const placeholder = (index: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="drawing-${index}" width="1" height="1"/>`;

/** Replaces a placeholder with its drawing, at the position and size of the layout. */
function embedDrawing(image: string, drawings: string[]): string {
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '';
  const placeholderSvg = Buffer.from(
    attribute('href').split('base64,')[1] ?? '',
    'base64',
  ).toString();
  const drawing = drawings[Number(/id="drawing-(\d+)"/.exec(placeholderSvg)?.[1])];
  if (!drawing) return image;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(attribute);
  return drawing.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const kept = attributes.replace(/ (x|y|width|height|style|class|xmlns|id)="[^"]*"/g, '');
    const viewBox = kept.includes(' viewBox=') ? '' : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${viewBox}${kept}>`;
  });
}

/** Subset of the browsers' default stylesheet that charts and HTML elements in examples need. */
const userAgentCss = `
* { box-sizing: border-box }
div, figure, p, h1, h2, h3, h4, ul, ol, li, section, fieldset, dialog, form { display: block }
h1, h2, h3, h4, b, strong, th { font-weight: 700 }
em, i { font-style: italic }
small { font-size: 0.83em }
table { display: grid; width: max-content; padding-right: 1px }
caption { grid-column: 1 / -1; text-align: center }
th, td { margin: 0 -1px -1px 0; width: auto !important; text-align: left }
table[style*='border-collapse: separate'] { padding-right: 0 }
table[style*='border-collapse: separate'] :is(th, td) { margin: 0 }
dialog:not([open]), option { display: none }
button, select, input { display: inline-block }
`;
