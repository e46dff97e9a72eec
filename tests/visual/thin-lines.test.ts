import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { missingLines } from './thin-lines';

type Box = [x: number, y: number, width: number, height: number];

const picture = (...boxes: Box[]) => drawing(240, boxes);

/** A white picture with gray rectangles on it. */
function drawing(gray: number, boxes: Box[]): PNG {
  const png = new PNG({ width: 100, height: 60 });
  png.data.fill(255);
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        png.data.fill(gray, (y * 100 + x) * 4, (y * 100 + x) * 4 + 3);
  return png;
}

describe('missingLines', () => {
  it('finds a pale line of one pixel that is missing, in either direction', () => {
    expect(missingLines(picture([0, 20, 100, 1]), picture())).toBe(1);
    expect(missingLines(picture([50, 0, 1, 60]), picture())).toBe(1);
    expect(missingLines(picture([0, 20, 100, 1], [0, 40, 100, 1]), picture([0, 20, 100, 1]))).toBe(
      0.5,
    );
  });

  it('forgives one pixel of shift, not three', () => {
    expect(missingLines(picture([0, 20, 100, 1]), picture([0, 21, 100, 1]))).toBe(0);
    expect(missingLines(picture([0, 20, 100, 1]), picture([0, 23, 100, 1]))).toBe(1);
  });

  it('finds a line again that smoothing has made paler or broken', () => {
    const line = picture([0, 20, 100, 1]);
    expect(missingLines(line, drawing(250, [[0, 20, 100, 1]]))).toBe(0);
    expect(missingLines(line, picture([0, 20, 20, 1], [20, 21, 20, 1], [40, 20, 60, 1]))).toBe(0);
    expect(missingLines(line, drawing(254, [[0, 20, 100, 1]]))).toBe(1);
  });

  it('leaves areas and short strokes to the comparison of blocks', () => {
    expect(missingLines(picture([10, 10, 40, 30], [60, 20, 8, 1]), picture())).toBe(0);
  });
});
