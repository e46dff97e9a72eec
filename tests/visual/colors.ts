import type { PNG } from 'pngjs';

/** Counts the colors in a picture: a blank one has one, an empty frame a few. */
export function colorsOf({ data }: PNG): number {
  const colors = new Set<number>();
  for (let i = 0; i < data.length; i += 4) colors.add(data.readUIntBE(i, 3));
  return colors.size;
}
