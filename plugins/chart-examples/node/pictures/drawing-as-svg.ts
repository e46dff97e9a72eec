import { optimize } from 'svgo';

/**
 * Prepares a canvas's vector drawing for use inside a larger picture: numbers as fine as a display shows
 * them, identifiers that no other drawing of the picture uses.
 *
 * @param svg - an SVG document
 * @param prefix - put before the identifiers of clip paths and gradients
 */
export function drawingAsSvg(svg: string, prefix: string): string {
  const { data } = optimize(svg, {
    plugins: [
      'removeXMLProcInst',
      'cleanupAttrs',
      'removeUselessDefs',
      { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
      { name: 'cleanupListOfValues', params: { floatPrecision: 2 } },
      { name: 'convertPathData', params: { floatPrecision: 2 } },
      'removeEmptyContainers',
      { name: 'prefixIds', params: { prefix } },
    ],
  });
  return data;
}
