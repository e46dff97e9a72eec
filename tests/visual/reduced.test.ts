import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { moved, reduced } from './reduced';

/** A white picture with a black line of two pixels. */
function lineAt(top: number): PNG {
  const picture = new PNG({ width: 8, height: 8 });
  picture.data.fill(255);
  for (let y = top; y < top + 2; y += 1)
    for (let x = 0; x < 8; x += 1) picture.data.set([0, 0, 0, 255], (y * 8 + x) * 4);
  return picture;
}

const rowsOf = (file: Buffer) => {
  const { data, width } = PNG.sync.read(file);
  return [0, 1, 2, 3].map((row) => data[row * width * 4]);
};

describe('reduced', () => {
  it('halves a picture, in gray levels', () => {
    const { width, height } = PNG.sync.read(reduced(lineAt(2)));
    expect([width, height]).toEqual([4, 4]);
    expect(rowsOf(reduced(lineAt(2)))).toEqual([255, 0, 255, 255]);
    expect(rowsOf(reduced(lineAt(3)))).toEqual([255, 136, 136, 255]);
  });
});

describe('moved', () => {
  it('moves the content down', () => {
    expect(rowsOf(reduced(moved(lineAt(2), 2)))).toEqual([255, 255, 0, 255]);
  });
});
