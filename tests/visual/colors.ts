import type { PNG } from 'pngjs';

/** Number of colors in a picture: a blank one has one, an empty frame a few. */
export function colorsOf({ data }: PNG): number {
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += 4) colors.add(data.readUIntBE(at, 3));
  return colors.size;
}
