/** A bar in pixels. */
export interface Bar {
  x: number;
  width: number;
  height: number;
}

/** Returns the upright bars of a color in an SVG document, from left to right. */
export const barsOf = (svg: string, color: string): Bar[] =>
  [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)]
    .filter(([, fill]) => fill === color)
    .map(([, , path = '']) => barOf(path))
    .sort((a, b) => a.x - b.x);

/** Returns the bounds of a path whose commands have absolute coordinates, such as `M0 0L9 0L9 5L0 5Z`. */
function barOf(path: string): Bar {
  const corners = [...path.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)/g)];
  const xs = corners.map(([, x]) => Number(x));
  const ys = corners.map(([, , y]) => Number(y));
  const x = Math.min(...xs);
  return { x, width: Math.max(...xs) - x, height: Math.max(...ys) - Math.min(...ys) };
}
