import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { alphabeticOffset } from './baseline';

/**
 * Serializes an `svg` element so that it does not depend on stylesheets.
 *
 * @returns a well-formed SVG document, and its texts
 */
export function svgElement(element: SVGElement): { svg: string; texts: string[] } {
  const copy = element.ownerDocument.importNode(element, true);
  // The library also sets the namespace as an attribute, which the serializer would duplicate.
  for (const each of [copy, ...copy.querySelectorAll('svg')]) each.removeAttribute('xmlns');
  copy.querySelectorAll('title, desc, .echScreenReaderOnly').forEach((each) => each.remove());
  if (copy.matches('.echIcon')) {
    copy.setAttribute('fill', 'currentColor');
    const color = element.getAttribute('color') ?? 'currentColor';
    copy.setAttribute(
      'color',
      color === 'currentColor' ? window.getComputedStyle(element).color : color,
    );
  }
  const texts = outlineTexts(copy);
  return { svg: new window.XMLSerializer().serializeToString(copy), texts };
}

/**
 * Replaces the `text` elements of an SVG by outlines, which do not depend on fonts.
 *
 * @param svg - modified in place
 * @returns the texts
 */
function outlineTexts(svg: Element): string[] {
  return [...svg.querySelectorAll('text')].map((element) => {
    const path = element.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', outline(element));
    path.setAttribute('fill', element.style.getPropertyValue('fill'));
    path.setAttribute('transform', element.getAttribute('transform') ?? '');
    element.replaceWith(path);
    return element.textContent ?? '';
  });
}

/** Returns the path of a text anchored at the origin. */
function outline(element: SVGTextElement): string {
  const { fontStyle, fontWeight, fontSize, fontFamily } = element.style;
  const text = element.textContent ?? '';
  const canvas = createCanvas(1, 1, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
  context.textAlign = element.getAttribute('text-anchor') === 'middle' ? 'center' : 'left';
  context.fillText(text, 0, -alphabeticOffset(context, text));
  return / d="([^"]*)"/.exec(canvas.getContent().toString())?.[1] ?? '';
}
