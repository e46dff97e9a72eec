import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Rendered } from './render-chart';

/**
 * Returns, for each x in pixels, the y values in pixels at which the drawing has a color, from the top. Unlike the paths
 * of the debug state, the drawing is clipped: where a value is missing, parts of a path are not visible.
 */
export async function drawnAt({ svg }: Rendered, color: string, xs: number[]): Promise<number[][]> {
  const image = await loadImage(Buffer.from(svg));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const wanted = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return xs.map((x) => {
    const { data } = context.getImageData(Math.round(x), 0, 1, image.height);
    return Array.from({ length: image.height }, (_, y) => y).filter((y) =>
      wanted.every((part, index) => Math.abs((data[4 * y + index] ?? 0) - part) < 40),
    );
  });
}
