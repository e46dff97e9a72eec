import postcss, { type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { fontsStylesheet } from './fonts-stylesheet';
import { systemFonts } from './system-fonts';

const inter = {
  ...systemFonts.regular[0]!,
  ...{ ascent: 900, descent: -300, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 500 },
};
const css = postcss.parse(
  fontsStylesheet({ text: './inter.woff2', code: './code.woff2' }, [
    { inter, systemFonts: systemFonts.regular, fontWeight: '400' },
    { inter, systemFonts: systemFonts.bold, fontWeight: '600 700' },
  ]),
);
const faces = css.nodes
  .filter((node): node is AtRule => node.type === 'atrule')
  .map((face) => {
    const values: Record<string, string> = {};
    face.walkDecls(({ prop, value }) => void (values[prop] = value));
    return values;
  });

describe('fontsStylesheet', () => {
  it('declares one file as a blocking family for charts and an optional family for text', () => {
    const [charts, text] = faces;
    expect(charts).toMatchObject({ 'font-family': "'Inter'", 'font-display': 'block' });
    expect(text).toMatchObject({ 'font-family': "'Inter Text'", 'font-display': 'optional' });
    expect(charts?.src).toBe(text?.src);
  });

  it('declares an optional family for code', () => {
    expect(faces[2]).toMatchObject({
      'font-family': "'JetBrains Mono'",
      'font-display': 'optional',
    });
    expect(faces[2]?.src).toContain('./code.woff2');
  });

  it('adjusts the metrics of each fallback to those of Inter', () => {
    const percent = (value = '') => Number.parseFloat(value) / 100;
    const fallbacks = faces.slice(3);
    expect(fallbacks).toHaveLength(12);
    for (const face of fallbacks) {
      const size = percent(face['size-adjust']);
      expect(size * percent(face['ascent-override'])).toBeCloseTo(0.9, 3);
      expect(size * percent(face['descent-override'])).toBeCloseTo(0.3, 3);
    }
  });

  it('lists the text families in order of preference', () => {
    let families = '';
    css.walkDecls('--site-font-family', ({ value }) => void (families = value));
    expect(families).toMatch(
      /^"Inter Text", "Inter Text Fallback: Arial", .*, system-ui, sans-serif$/,
    );
  });
});
