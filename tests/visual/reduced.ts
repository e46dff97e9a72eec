import type { Picture } from './decode-png';
import { grayPng } from './gray-png';

/** Pixels of a screenshot that become one, in each direction. */
const step = 2;
/** Difference between two of the sixteen gray levels. */
const level = 17;

/**
 * Reduces a screenshot to half of its size and sixteen gray levels, in which its file takes about a tenth. Texts and
 * lines keep their places: content that moves by two pixels is another picture.
 */
export function reduced(screenshot: Picture): Buffer {
  const width = Math.floor(screenshot.width / step);
  const height = Math.floor(screenshot.height / step);
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      result[y * width + x] = Math.round(meanOf(screenshot, x * step, y * step) / level) * level;
  return grayPng(width, height, result);
}

/** Returns the mean brightness of a square of pixels, from 0 to 255. */
function meanOf({ data, width }: Picture, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + step; y += 1)
    for (let x = left; x < left + step; x += 1) {
      const index = (y * width + x) * 4;
      sum += 0.299 * data[index]! + 0.587 * data[index + 1]! + 0.114 * data[index + 2]!;
    }
  return sum / step ** 2;
}

/** Returns a screenshot whose content is moved down by a number of pixels; its first rows stay. */
export function moved({ width, height, data }: Picture, pixels: number): Picture {
  const result = data.slice();
  result.copyWithin(pixels * width * 4, 0, (height - pixels) * width * 4);
  return { width, height, data: result };
}
