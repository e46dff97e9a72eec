import { optimize } from 'svgo';

/**
 * Optimizes the SVG export of a canvas for embedding: rounds numbers to display precision and makes ids unique.
 *
 * @param svg - an SVG document
 * @param prefix - prefix of the ids of clip paths and gradients
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
