import type { PNG } from 'pngjs';

const minLength = 24; // pixels; strokes of letters are shorter
const visibleContrast = 8; // of 255, in one color channel: grid lines are light
const faintContrast = 3; // antialiasing at fractional positions makes lines lighter and discontinuous

/**
 * Returns the ratio of the length of straight thin lines in a picture, such as grid lines and axes, that are missing
 * in another picture, with a tolerance of one pixel.
 *
 * The means of blocks are not sensitive to such lines, which are one pixel wide and have low contrast.
 */
export function missingLines(picture: PNG, other: PNG): number {
  let [length, missing] = [0, 0];
  for (const along of ['rows', 'columns'] as const) {
    const lines = thinPixels(picture, along, visibleContrast).map(longRuns);
    const otherLines = thinPixels(other, along, faintContrast);
    lines.forEach((pixels, index) => {
      const nearby = otherLines.slice(Math.max(0, index - 1), index + 2);
      pixels.forEach((isLine, position) => {
        if (!isLine) return;
        length += 1;
        if (!nearby.some((line) => line[position])) missing += 1;
      });
    });
  }
  return length ? missing / length : 0;
}

/** Returns for each row (or column) which pixels differ by a minimum contrast from both adjacent rows (or columns). */
function thinPixels(png: PNG, along: 'rows' | 'columns', contrast: number): boolean[][] {
  const { width, height, data } = png;
  const rows = along === 'rows';
  const [count, length] = rows ? [height, width] : [width, height];
  const distance = 2 * 4 * (rows ? width : 1);
  return Array.from({ length: count }, (_, index) => {
    if (index < 2 || index >= count - 2) return [];
    return Array.from({ length }, (_unused, position) => {
      const pixel = 4 * (rows ? index * width + position : position * width + index);
      return isThin(data, pixel, distance, contrast);
    });
  });
}

/** Returns whether any color channel of a pixel differs from both others in the same direction. */
function isThin(data: Buffer, pixel: number, distance: number, contrast: number): boolean {
  for (let channel = pixel; channel < pixel + 3; channel += 1) {
    const one = data[channel]! - data[channel - distance]!;
    const two = data[channel]! - data[channel + distance]!;
    if (one >= contrast && two >= contrast) return true;
    if (one <= -contrast && two <= -contrast) return true;
  }
  return false;
}

/** Keeps only runs of at least the minimum length. */
function longRuns(pixels: boolean[]): boolean[] {
  const kept = pixels.map(() => false);
  let start = 0;
  for (let position = 0; position <= pixels.length; position += 1) {
    if (pixels[position]) continue;
    if (position - start >= minLength) kept.fill(true, start, position);
    start = position + 1;
  }
  return kept;
}
