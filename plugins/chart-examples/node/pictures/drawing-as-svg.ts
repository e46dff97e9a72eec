import { optimize, type Config } from 'svgo';

/** Optimized drawings, by their SVG without colors, and prefix. */
const cache = new Map<string, string>();
const maxCached = 100;

/**
 * Optimizes the SVG export of a canvas for embedding: rounds numbers to display precision and makes ids unique.
 *
 * Drawings that differ only in colors, as those of an example in both color modes, are optimized once.
 *
 * @param svg - an SVG document
 * @param prefix - prefix of the ids of clip paths and gradients
 */
export function drawingAsSvg(svg: string, prefix: string): string {
  const colors: string[] = [];
  const colorless = svg.replace(/(?<=\b(?:fill|stroke|stop-color)=")#?\w+(?=")/g, (color) =>
    color === 'none' ? color : `color-${colors.push(color) - 1}-`,
  );
  const key = `${prefix} ${colorless}`;
  const optimized = cache.get(key) ?? optimize(colorless, configOf(prefix)).data;
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, optimized);
  return optimized.replace(
    /color-(\d+)-/g,
    (placeholder, index) => colors[Number(index)] ?? placeholder,
  );
}

const configOf = (prefix: string): Config => ({
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
