import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts, registerFonts } from './fonts';

beforeAll(() => registerFonts(loadFonts(process.cwd())));

describe('the font of pictures', () => {
  // Contextual alternates would use glyphs that map to no character in the SVG export.
  it.each(['−€100k', '00:00', '10–19', '-5'])('keeps every character of %s', (text) => {
    const canvas = createCanvas(100, 40, SvgExportFlag.NoPrettyXML);
    const context = canvas.getContext('2d');
    context.font = '12px Inter';
    context.fillText(text, 0, 20);
    expect(canvas.getContent().toString()).toContain(`>${text}</text>`);
  });

  it('has kerning', () => {
    const context = createCanvas(100, 40).getContext('2d');
    context.font = '100px Inter';
    const width = (text: string) => context.measureText(text).width;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });
});
