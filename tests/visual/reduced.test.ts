import { describe, expect, it } from 'vitest';
import { decodePng, type Picture } from './decode-png';
import { moved, reduced } from './reduced';

/** A white picture with a black line of two pixels. */
function lineAt(top: number): Picture {
  const data = new Uint8ClampedArray(8 * 8 * 4).fill(255);
  for (let pixel = top * 8; pixel < (top + 2) * 8; pixel += 1) data.set([0, 0, 0], pixel * 4);
  return { width: 8, height: 8, data };
}

async function rowsOf(file: Buffer) {
  const { data, width } = await decodePng(file);
  return [0, 1, 2, 3].map((row) => data[row * width * 4]);
}

describe('reduced', () => {
  it('halves a picture, in gray levels', async () => {
    const { width, height } = await decodePng(reduced(lineAt(2)));
    expect([width, height]).toEqual([4, 4]);
    expect(await rowsOf(reduced(lineAt(2)))).toEqual([255, 0, 255, 255]);
    expect(await rowsOf(reduced(lineAt(3)))).toEqual([255, 136, 136, 255]);
  });
});

describe('moved', () => {
  it('moves the content down', async () => {
    expect(await rowsOf(reduced(moved(lineAt(2), 2)))).toEqual([255, 255, 0, 255]);
  });
});
