import { outlineTexts } from './text-outlines';

/**
 * Serializes an `svg` element so that it does not depend on stylesheets.
 *
 * @returns a well-formed SVG document, and its texts
 */
export function svgElement(element: SVGElement): { svg: string; texts: string[] } {
  const copy = element.cloneNode(true) as SVGElement;
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
