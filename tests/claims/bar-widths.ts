/** Returns the widths, in CSS pixels, of the bars of a color in a drawing. */
export const barWidths = (svg: string, color: string): number[] =>
  [
    ...svg.matchAll(new RegExp(`<path fill="${color}" d="M([\\d.e-]+) [^L]+L([\\d.e-]+) `, 'g')),
  ].map(([, left, right]) => Number(right) - Number(left));
