import type { Picture } from './decode-png';

const minLength = 24; // pixels; strokes of letters are shorter
const visibleContrast = 8; // of 255, in one color channel: grid lines are light
const faintContrast = 3; // antialiasing at fractional positions makes lines lighter and discontinuous

/** Tells whether the pixel at an index across the lines, and at a position along them, is part of a thin line. */
type IsThin = (index: number, position: number) => boolean;

/**
 * Returns the ratio of the length of straight thin lines in a picture, such as grid lines and axes, that are missing
 * in another picture, with a tolerance of one pixel.
 *
 * The means of blocks are not sensitive to such lines, which are one pixel wide and have low contrast.
 */
export function missingLines(picture: Picture, other: Picture): number {
  let [length, missing] = [0, 0];
  for (const along of ['rows', 'columns'] as const) {
    const isLine = thinPixels(picture, along, visibleContrast);
    const isFaint = thinPixels(other, along, faintContrast);
    const { width, height } = picture;
    const [count, end] = along === 'rows' ? [height, width] : [width, height];
    for (let index = 0; index < count; index += 1) {
      let start = 0;
      for (let position = 0; position <= end; position += 1) {
        if (position < end && isLine(index, position)) continue;
        if (position - start >= minLength) {
          length += position - start;
          for (let at = start; at < position; at += 1)
            if (!isFaint(index, at) && !isFaint(index - 1, at) && !isFaint(index + 1, at))
              missing += 1;
        }
        start = position + 1;
      }
    }
  }
  return length ? missing / length : 0;
}

/** Returns a test for pixels that differ by a minimum contrast from the rows (or columns) on both sides. */
function thinPixels(picture: Picture, along: 'rows' | 'columns', contrast: number): IsThin {
  const { width, height, data } = picture;
  const rows = along === 'rows';
  const count = rows ? height : width;
  const distance = 2 * 4 * (rows ? width : 1);
  return (index, position) => {
    if (index < 2 || index >= count - 2) return false;
    const pixel = 4 * (rows ? index * width + position : position * width + index);
    return isThin(data, pixel, distance, contrast);
  };
}

/** Returns whether any color channel of a pixel differs from both others in the same direction. */
function isThin(
  data: Uint8ClampedArray,
  pixel: number,
  distance: number,
  contrast: number,
): boolean {
  for (let channel = pixel; channel < pixel + 3; channel += 1) {
    const one = data[channel]! - data[channel - distance]!;
    const two = data[channel]! - data[channel + distance]!;
    if (one >= contrast && two >= contrast) return true;
    if (one <= -contrast && two <= -contrast) return true;
  }
  return false;
}
