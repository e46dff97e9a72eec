import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawingAsSvg } from './drawing-as-svg';
import { loadFonts, registerFonts } from './fonts';

beforeAll(() => registerFonts(loadFonts(process.cwd())));

function drawn(draw: (context: CanvasRenderingContext2D) => void): string {
  const canvas = createCanvas(100, 40, SvgExportFlag.ConvertTextToPaths);
  draw(canvas.getContext('2d') as unknown as CanvasRenderingContext2D);
  return drawingAsSvg(canvas.getContent().toString(), 'a');
}

describe('drawingAsSvg', () => {
  it('contains text as outlines in the requested weight', () => {
    const outline = (font: string) =>
      drawn((context) => {
        context.font = font;
        context.fillText('Visits', 0, 20);
      });
    const [regular, bold] = [outline('400 12px Inter'), outline('700 12px Inter')];
    expect(regular).toMatch(/<path d="[^"]{200,}"/);
    expect(regular).not.toContain('<text');
    expect(bold).not.toBe(regular);
  });

  it('keeps complete circles', () => {
    const svg = drawn((context) => {
      context.arc(50, 20, 15, 0, 2 * Math.PI);
      context.lineWidth = 4;
      context.stroke();
    });
    expect(/ d="([^"]+)"/.exec(svg)?.[1]?.length ?? 0).toBeGreaterThan(40);
  });

  it('rounds numbers to two decimals', () => {
    const svg = drawn((context) => context.fillRect(1 / 3, 2 / 3, 10 / 3, 20 / 3));
    expect(svg).not.toMatch(/\.\d{3}/);
  });

  it('prefixes the ids of clip paths', () => {
    const svg = drawn((context) => {
      context.beginPath();
      context.rect(0, 0, 10, 10);
      context.clip();
      context.fillRect(0, 0, 50, 50);
    });
    expect(svg).toMatch(/id="a__/);
  });
});
