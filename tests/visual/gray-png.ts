import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Encodes gray pixels, one byte each, as a PNG file: canvases encode four channels, in files of twice the size. */
export function grayPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8); // 8 bits, gray, no interlacing
  const rows = Buffer.alloc(height * (width + 1)); // each starts with the number of its filter: none
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')]);
}

/** Returns a part of a PNG file: its length, its type, its data and their checksum. */
function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const result = Buffer.alloc(content.length + 8);
  result.writeUInt32BE(data.length, 0);
  content.copy(result, 4);
  result.writeUInt32BE(crc32(content), content.length + 4);
  return result;
}
