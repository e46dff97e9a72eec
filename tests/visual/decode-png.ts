import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels of a picture in RGBA format. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Decodes a PNG file. */
export async function decodePng(file: Buffer): Promise<Picture> {
  const image = await loadImage(file);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
  return { width, height, data };
}
