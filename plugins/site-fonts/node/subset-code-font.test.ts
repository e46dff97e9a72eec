import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';

import { codeCharacters, subsetCodeFont } from './subset-code-font';

const siteDir = process.cwd();

describe('subsetCodeFont', () => {
  it('creates a monospaced font of less than 6 kB with a glyph for every listed character', async () => {
    const font = await subsetCodeFont(siteDir);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(6000);
    GlobalFonts.register(font, 'Code');
    const context = createCanvas(10, 10).getContext('2d');
    context.font = '100px Code';
    const widths = [...codeCharacters].map((one) => context.measureText(one).width);
    expect(new Set(widths)).toEqual(new Set([60]));
  });

  it('names the package if it is not installed', () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'site-fonts-'));
    expect(() => subsetCodeFont(empty)).toThrow(/jetbrains-mono.*npm ci/);
  });
});
