import { describe, expect, it } from 'vitest';
import type { Picture } from './decode-png';
import { missingLines } from './thin-lines';

type Box = [x: number, y: number, width: number, height: number];

const picture = (...boxes: Box[]) => drawing(240, boxes);

/** Creates a white picture with gray rectangles. */
function drawing(gray: number, boxes: Box[]): Picture {
  const data = new Uint8ClampedArray(100 * 60 * 4).fill(255);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        data.fill(gray, (y * 100 + x) * 4, (y * 100 + x) * 4 + 3);
  return { width: 100, height: 60, data };
}

describe('missingLines', () => {
  it('detects missing light one-pixel lines in both directions', () => {
    expect(missingLines(picture([0, 20, 100, 1]), picture())).toBe(1);
    expect(missingLines(picture([50, 0, 1, 60]), picture())).toBe(1);
    expect(missingLines(picture([0, 20, 100, 1], [0, 40, 100, 1]), picture([0, 20, 100, 1]))).toBe(
      0.5,
    );
  });

  it('tolerates an offset of one pixel, but not of three', () => {
    expect(missingLines(picture([0, 20, 100, 1]), picture([0, 21, 100, 1]))).toBe(0);
    expect(missingLines(picture([0, 20, 100, 1]), picture([0, 23, 100, 1]))).toBe(1);
  });

  it('recognizes lines that antialiasing has made lighter or discontinuous', () => {
    const line = picture([0, 20, 100, 1]);
    expect(missingLines(line, drawing(250, [[0, 20, 100, 1]]))).toBe(0);
    expect(missingLines(line, picture([0, 20, 20, 1], [20, 21, 20, 1], [40, 20, 60, 1]))).toBe(0);
    expect(missingLines(line, drawing(254, [[0, 20, 100, 1]]))).toBe(1);
  });

  it('ignores areas and short strokes', () => {
    expect(missingLines(picture([10, 10, 40, 30], [60, 20, 8, 1]), picture())).toBe(0);
  });
});
