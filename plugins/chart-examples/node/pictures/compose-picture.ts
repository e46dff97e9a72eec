import { embeddedFonts } from './fonts';
import { textsByWeight } from './texts-by-weight';
import { asText, usedRules } from './used-css';
import type { PictureOptions } from './draw-picture';

/** Color of the text around a chart on a page of the site. */
const colors = { light: '#1a2233', dark: '#dde3ec' };

/** For all pictures: no scrollbars, and what jsdom drops from the style of a text that is cut off. */
const baseCss = `*,::before,::after{box-sizing:border-box;scrollbar-width:none!important}
[style*="-webkit-line-clamp"]{-webkit-box-orient:vertical}`;

/**
 * Makes a vector image of a drawn example: its elements, the styles that apply to them, its font.
 *
 * @param xhtml - what `drawPicture` gives
 * @param css - stylesheet of the charts
 * @param height - CSS pixels
 */
export async function composePicture(
  siteDir: string,
  xhtml: string,
  css: string,
  { mode, width, height }: PictureOptions & { height: number },
): Promise<string> {
  const stage = document.body.appendChild(document.createElement('div'));
  stage.dataset.stage = '';
  stage.innerHTML = xhtml;
  const rules = usedRules(css, stage);
  const texts = textsByWeight(stage, rules);
  stage.remove();
  const style = [await embeddedFonts(siteDir, texts), baseCss, asText(rules)].join('\n');
  const page = `color-scheme:${mode};font:16px/1.65 Inter,sans-serif;color:${colors[mode]};height:${height}px;overflow:hidden`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" data-stage="" data-theme="${mode}" style="${page}">${xhtml}</div></foreignObject></svg>`;
}
