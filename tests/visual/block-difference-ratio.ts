import type { Picture } from './decode-png';

const blockSize = 6; // pixels
const threshold = 40; // of 255, difference of the mean of a block

/**
 * Returns the ratio of blocks that differ visibly between two pictures, from 0 to 1.
 *
 * Compares blocks instead of pixels, because canvas and SVG antialias letters differently. That changes single
 * pixels, but not the mean of a block; missing or moved content changes the mean.
 *
 * @throws Error if the pictures have different sizes.
 */
export function blockDifferenceRatio(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} is not ${other.width} × ${other.height} pixels.`);
  const [columns, rows] = [Math.floor(one.width / blockSize), Math.floor(one.height / blockSize)];
  let different = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (difference(one, other, column * blockSize, row * blockSize) > threshold) different += 1;
  return different / (columns * rows);
}

/** Returns the greatest difference of the means of a block in any color channel. */
function difference(one: Picture, other: Picture, left: number, top: number): number {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < top + blockSize; y += 1) {
    const start = (y * one.width + left) * 4;
    for (let index = start; index < start + blockSize * 4; index += 4) {
      red += one.data[index]! - other.data[index]!;
      green += one.data[index + 1]! - other.data[index + 1]!;
      blue += one.data[index + 2]! - other.data[index + 2]!;
    }
  }
  return Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) / blockSize ** 2;
}
