import { createContext } from 'react';
import type { ChartSize } from '@elastic/charts';

/** Factor of the heights of descendant charts, for charts at full size. */
export const ChartScale = createContext(1);

/** Returns the size of a chart with its height scaled. The width of a chart is usually that of its container. */
export function scaledSize(size: ChartSize | undefined, scale: number): ChartSize | undefined {
  if (scale === 1 || typeof size !== 'object' || Array.isArray(size)) return size;
  const { width, height } = size;
  if (typeof height !== 'number' || typeof width === 'number') return size;
  return { ...size, height: Math.floor(height * scale) };
}

/**
 * Returns the factor with which an example fills a height. Text beside its charts is not scaled, so that an example
 * may be somewhat lower.
 *
 * @param height - height of the example in CSS pixels
 */
export const scaleToFit = (height: number, available: number): number =>
  Math.max(0.5, available / height);
