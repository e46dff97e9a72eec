/**
 * Typographic ascent of Inter and of the default `sans-serif` font (Arial, Liberation Sans), as a fraction of the
 * em; the descent is the remainder. From the OS/2 tables of the fonts.
 */
const ascents = { Inter: 0.8006, other: 0.7758 };

/** Ascent of the lines of these fonts, as a fraction of the em: from the horizontal headers of the fonts. */
const lineAscents = { Inter: 0.9688, other: 0.9052 };

/**
 * Returns the offset from the y coordinate of a text to its alphabetic baseline in browsers. They position text by
 * the em box, while Skia uses the line box.
 *
 * @param font - font of a canvas context: `700 16px Inter`
 * @returns CSS pixels; undefined for other baselines
 */
export function baselineShift(font: string, baseline: string): number | undefined {
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
  const family = font.includes('Inter') ? 'Inter' : 'other';
  const ascent = ascents[family];
  if (baseline === 'top') return size * ascent;
  if (baseline === 'middle') return size * (ascent - 0.5);
  // Browsers round the ascent of a line to pixels.
  if (baseline === 'hanging') return Math.round(size * lineAscents[family]) * 0.8;
  if (baseline === 'bottom') return size * (ascent - 1);
  return undefined;
}

/**
 * Returns the error of the baseline in @napi-rs/canvas, which rounds the ascent of the line, unlike browsers.
 *
 * @returns CSS pixels; negative if the text is too high
 */
export function alphabeticOffset(
  context: { measureText: (text: string) => { fontBoundingBoxAscent: number } },
  text: string,
): number {
  const { fontBoundingBoxAscent } = context.measureText(text);
  return Math.round(fontBoundingBoxAscent) - fontBoundingBoxAscent;
}

/**
 * Returns the distance by which a browser moves the baseline of horizontal text to align it to the pixel grid.
 *
 * @param matrix - transformation matrix of the canvas
 * @param y - y coordinate of the baseline
 * @returns distance in the same coordinate system; 0 for rotated text
 */
export function snapToPixel(
  { b, c, d, f }: Record<'b' | 'c' | 'd' | 'f', number>,
  y: number,
): number {
  if (b !== 0 || c !== 0 || d === 0) return 0;
  const onScreen = d * y + f;
  return (Math.floor(onScreen + 0.5) - onScreen) / d;
}
