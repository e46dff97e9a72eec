/** Bounds of a path in pixels of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the bounds of each part of the paths that are filled or drawn with a color such as `#1234AB`, in their order. */
export const boxesOf = (svg: string, color: string): Box[] =>
  [...svg.matchAll(/<path ([^>]*"#[^>]*)\/>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => attributes.includes(`"${color}"`))
    .flatMap((attributes) => {
      const [x = 0, y = 0] = numbersIn(/translate\(([^)]*)\)/.exec(attributes)?.[1]);
      const path = / d="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return path.split(/(?=M)/).map((part) => boxOf(numbersIn(part), x, y));
    });

const numbersIn = (text = ''): number[] => (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);

function boxOf(coordinates: number[], x: number, y: number): Box {
  const xs = coordinates.filter((_, index) => index % 2 === 0).map((each) => each + x);
  const ys = coordinates.filter((_, index) => index % 2 === 1).map((each) => each + y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
