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
