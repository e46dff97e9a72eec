/** Pixels of a picture, four bytes each. */
interface Picture {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

const size = 6; // pixels
const visible = 40; // of 255, in the mean of a block

/**
 * Share of the blocks in which two pictures differ visibly, from 0 to 1.
 *
 * Blocks rather than pixels: canvas and SVG smooth the same letter otherwise, which moves single pixels
 * but not their mean; what is missing or elsewhere moves the mean.
 *
 * @throws Error when the pictures are of different sizes.
 */
export function unlikeBlocks(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} is not ${other.width} × ${other.height} pixels.`);
  const [columns, rows] = [Math.floor(one.width / size), Math.floor(one.height / size)];
  let unlike = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (difference(one, other, column * size, row * size) > visible) unlike += 1;
  return unlike / (columns * rows);
}

/** Difference of the means of a block, of the color channel in which it is largest. */
function difference(one: Picture, other: Picture, left: number, top: number): number {
  const sums = [0, 0, 0];
  for (let y = top; y < top + size; y += 1)
    for (let x = left; x < left + size; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * one.width + x) * 4 + channel;
        sums[channel]! += one.data[at]! - other.data[at]!;
      }
  return Math.max(...sums.map(Math.abs)) / size ** 2;
}
