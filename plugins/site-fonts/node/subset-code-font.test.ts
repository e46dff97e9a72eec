import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { subsetCodeFont } from './subset-code-font';

describe('subsetCodeFont', () => {
  it('creates a monospaced font with the characters of code', async () => {
    GlobalFonts.register(await subsetCodeFont(process.cwd()), 'Code');
    const context = createCanvas(10, 10).getContext('2d');
    context.font = '100px Code';
    const widths = [...'iM{}=>`°²×–…€−é'].map((one) => context.measureText(one).width);
    expect(new Set(widths)).toEqual(new Set([60]));
  });

  it('creates a file of less than 15 kB, which Docusaurus does not inline', async () => {
    const { length } = await subsetCodeFont(process.cwd());
    expect(length).toBeLessThan(15_000);
    // The limit of Docusaurus 3.9.2: a smaller file would be a part of the stylesheet and of every page.
    expect(length).toBeGreaterThan(10_000);
  });

  it('names the package if it is not installed', () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'site-fonts-'));
    expect(() => subsetCodeFont(empty)).toThrow(/jetbrains-mono.*npm ci/);
  });
});
