import fs from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './node/draw-icon';
import { favicon } from './node/favicon';
import { iconSprite } from './node/icon-sprite';
import { webManifest } from './node/web-manifest';

describe('drawIcon', () => {
  it('draws the logo in the requested size', async () => {
    const icon = await loadImage(await drawIcon(fs.readFileSync('static/img/logo.svg'), 64));
    expect([icon.width, icon.height]).toEqual([64, 64]);
  });

  it('rejects a logo without a background', async () => {
    await expect(drawIcon(Buffer.from('<svg/>'), 64)).rejects.toThrow('no <rect>');
  });
});

it('favicon contains the logo in three sizes', async () => {
  const ico = await favicon(fs.readFileSync('static/img/logo.svg'));
  expect(ico.subarray(0, 6).equals(Buffer.from([0, 0, 1, 0, 3, 0]))).toBe(true);
  const pictures = [0, 1, 2].map((index) => {
    const entry = ico.subarray(6 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return { stated: entry.readUInt8(0), png: ico.subarray(offset, offset + length) };
  });
  for (const { stated, png } of pictures) {
    const { width, height } = await loadImage(png);
    expect([width, height]).toEqual([stated, stated]);
  }
  expect(pictures.map(({ stated }) => stated)).toEqual([16, 32, 48]);
});

describe('iconSprite', () => {
  it('has the shapes of each icon in a symbol', () => {
    const sprite = iconSprite('.', { alert: 'flag', total: 'hash' });
    expect(sprite.match(/<symbol id="\w+" viewBox="0 0 24 24"><(path|g|rect)/g)).toHaveLength(2);
  });

  it('rejects the name of an icon that does not exist', () => {
    expect(() => iconSprite('.', { alert: 'flags' })).toThrow('no icon "flags"');
  });
});

it('webManifest has relative addresses', () => {
  const text = webManifest({ name: 'Charts', description: 'Cool', background: '#fff' });
  expect(text).not.toContain('"/');
  expect(JSON.parse(text).icons).toHaveLength(2);
});
