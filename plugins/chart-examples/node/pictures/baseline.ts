/**
 * Typographic ascent of Inter and of what browsers take for `sans-serif` (Arial, Liberation Sans), in parts
 * of the em; the descent is the rest of it. From the table OS/2 of the fonts.
 */
const ascents = { Inter: 0.8006, other: 0.7758 };

/**
 * How far under its given height a browser writes a text: in the em's box, where Skia takes the line's.
 *
 * @param font - as a canvas states it: `700 16px Inter`
 * @returns CSS pixels from the given height down to the alphabetic baseline; none for other baselines
 */
export function baselineShift(font: string, baseline: string): number | undefined {
  const size = Number(/([\d.]+)px/.exec(font)?.[1]);
  const ascent = font.includes('Inter') ? ascents.Inter : ascents.other;
  if (baseline === 'top') return size * ascent;
  if (baseline === 'middle') return size * (ascent - 0.5);
  if (baseline === 'bottom') return size * (ascent - 1);
  return undefined;
}

/**
 * How far under its given height @napi-rs/canvas writes the baseline of a text: it rounds the ascent of the
 * line, browsers do not.
 *
 * @returns CSS pixels; negative when it is above
 */
export function alphabeticOffset(
  context: { measureText: (text: string) => { fontBoundingBoxAscent: number } },
  text: string,
): number {
  const { fontBoundingBoxAscent } = context.measureText(text);
  return Math.round(fontBoundingBoxAscent) - fontBoundingBoxAscent;
}

/**
 * How far a browser moves the baseline of a horizontal text, so that it lies on a whole pixel.
 *
 * @param matrix - transform of the canvas
 * @param y - height of the baseline in its coordinates
 * @returns distance in its coordinates; 0 when the text is turned
 */
export function snapToPixel(
  { b, c, d, f }: Record<'b' | 'c' | 'd' | 'f', number>,
  y: number,
): number {
  if (b !== 0 || c !== 0 || d === 0) return 0;
  const onScreen = d * y + f;
  return (Math.floor(onScreen + 0.5) - onScreen) / d;
}
