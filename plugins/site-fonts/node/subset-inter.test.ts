import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontArtifacts } from '../../../shared/font-artifacts';
import { characters, charactersOf, subsetInter } from './subset-inter';

const siteDir = process.cwd();
const installed = 'node_modules/inter-ui/web-latin/Inter-Regular-subset.woff2';

describe('subsetInter', () => {
  beforeAll(async () => {
    GlobalFonts.register(fs.readFileSync(installed), 'Installed');
    const subset = await subsetInter(siteDir, { targetFormat: 'sfnt', weight: 400 });
    GlobalFonts.register(subset, 'Subset');
  });

  it('creates a file of less than 30 kB with all weights of the site', () => {
    const font = fs.readFileSync(fontArtifacts(siteDir).font);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(30_000);
  });

  it('contains a glyph for every listed character', () => {
    const missingGlyph = draw('\u{10FFF0}', 'Subset', true);
    const blank = /[\s\u00AD\u2000-\u200F]/;
    const missing = [...characters].filter(
      (one) => !blank.test(one) && draw(one, 'Subset', true) === missingGlyph,
    );
    expect(missing).toEqual([]);
  });

  it('keeps kerning', () => {
    expect(width('AV', 'Subset')).toBeLessThan(width('A', 'Subset') + width('V', 'Subset'));
    expect(width('AV', 'Subset')).toBe(width('AV', 'Installed'));
  });

  it.each(['−1', '9:30', '1–2'])('draws "%s" with the glyphs of its characters', (text) => {
    expect(draw(text, 'Installed')).not.toBe(draw(text, 'Installed', true));
    expect(draw(text, 'Subset')).toBe(draw(text, 'Subset', true));
  });

  it('creates the requested weight', async () => {
    const averageWidth = async (weight: number) =>
      (await fromBuffer(await subsetInter(siteDir, { targetFormat: 'sfnt', weight }))).xWidthAvg;
    expect(await averageWidth(700)).toBeGreaterThan(await averageWidth(400));
  });

  it('names the package if it is not installed', async () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'site-fonts-'));
    await expect(subsetInter(empty, { targetFormat: 'woff2', weight: 400 })).rejects.toThrow(
      /InterVariable.*npm ci/,
    );
  });
});

describe('charactersOf', () => {
  it('expands single code points and ranges', () => {
    expect(charactersOf('U+0041-0043, U+2212')).toBe('ABC−');
  });
});

function context(family: string) {
  const drawing = createCanvas(160, 60).getContext('2d');
  drawing.font = `40px ${family}`;
  return drawing;
}

const width = (text: string, family: string) => context(family).measureText(text).width;

/** Draws text without kerning, either at once or character by character, and returns a hash of the pixels. */
function draw(text: string, family: string, byCharacter = false): string {
  const drawing = context(family);
  drawing.fontKerning = 'none';
  let x = 10;
  for (const part of byCharacter ? text : [text]) {
    drawing.fillText(part, x, 45);
    x += drawing.measureText(part).width;
  }
  return createHash('sha1')
    .update(drawing.getImageData(0, 0, 160, 60).data)
    .digest('hex');
}
