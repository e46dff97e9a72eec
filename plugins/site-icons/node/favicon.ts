import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Widths of the pictures in pixels: for tabs, for dense screens, and for shortcuts of Windows. */
const sizes = [16, 32, 48];

const headerSize = 6;
const entrySize = 16;

/**
 * Returns the logo as an ICO file, which browsers request from the root of a host, and programs that do not read SVG.
 * It contains PNGs: the format allows them since Windows Vista.
 */
export async function favicon(logo: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await drawLogo(logo, size) })),
  );
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerSize + entrySize * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entrySize);
    entry.writeUInt8(size, 0); // width
    entry.writeUInt8(size, 1); // height
    entry.writeUInt16LE(1, 4); // color planes
    entry.writeUInt16LE(32, 6); // bits of a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

async function drawLogo(logo: Buffer, size: number): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const image = await loadImage(logo);
  image.width = image.height = size;
  canvas.getContext('2d').drawImage(image, 0, 0, size, size);
  return canvas.encode('png');
}
