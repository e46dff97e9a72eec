import fs from 'node:fs';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './node/draw-icon';
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
