import { createCanvas, loadImage, type Image as Picture } from '@napi-rs/canvas';
import { blockDifferenceRatio } from '../visual/block-difference-ratio';
import type { Engine } from './engine';
import { eventually } from './expectations';

/** Maximum ratio of different blocks. Correct pictures have none; for a clipped picture, the ratio is at least 3 %. */
export const tolerance = 0.005;

declare global {
  interface Window {
    /** The pictures that were loaded last, detached from the page. */
    pictures: HTMLImageElement[];
    /** Whether the images on the page have been decoded and painted. */
    painted: boolean;
  }
}

/** Loads pictures in the page and returns the URLs of broken ones. */
export async function loadPictures(engine: Engine, urls: string[]): Promise<string[]> {
  await engine.evaluate((addresses) => {
    window.pictures = addresses.map((src) => Object.assign(new Image(), { src }));
  }, urls);
  await eventually(engine, () => window.pictures.every(({ complete }) => complete)).toBe(true);
  return engine.evaluate(() =>
    window.pictures.filter((picture) => !picture.naturalWidth).map(({ src }) => src),
  );
}

/**
 * Compares a picture at half and at one and a half times its intrinsic size with the picture at its intrinsic size.
 *
 * @returns the greater ratio of different blocks; 1 if the picture fails to load.
 */
export async function differenceAtSizes(engine: Engine, url: string): Promise<number> {
  const broken = await loadPictures(engine, [url]);
  if (broken.length > 0) return 1;
  const { width, height } = await engine.evaluate(() => {
    const { naturalWidth, naturalHeight } = window.pictures[0]!;
    return { width: naturalWidth, height: naturalHeight };
  });
  await engine.resize(Math.ceil(width * 1.5), Math.ceil(height * 2.5));
  await engine.evaluate(() => {
    const { naturalWidth, naturalHeight, src } = window.pictures[0]!;
    const at = (left: number, top: number, scale: number) => {
      const image = Object.assign(new Image(), { src });
      image.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${naturalWidth * scale}px`;
      return image;
    };
    document.head.replaceChildren();
    document.body.replaceChildren(at(0, 0, 1), at(naturalWidth, 0, 0.5), at(0, naturalHeight, 1.5));
  });
  await engine.evaluate(() => {
    window.painted = false;
    const paint = () => requestAnimationFrame(() => (window.painted = true));
    void Promise.all([...document.images].map((image) => image.decode())).then(() =>
      requestAnimationFrame(paint),
    );
  });
  await eventually(engine, () => window.painted).toBe(true);
  const sheet = await loadImage(await engine.screenshot());
  const intrinsic = { left: 0, top: 0, width, height };
  const small = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const atHalf = blockDifferenceRatio(
    pixels(sheet, { left: 0, top: 0, width: small.width * 2, height: small.height * 2 }, small),
    pixels(sheet, { left: width, top: 0, ...small }),
  );
  const atOneAndAHalf = blockDifferenceRatio(
    pixels(sheet, intrinsic),
    pixels(sheet, { left: 0, top: height, width: width * 1.5, height: height * 1.5 }, intrinsic),
  );
  return Math.max(atHalf, atOneAndAHalf);
}

interface Size {
  width: number;
  height: number;
}

/** Returns the pixels of a part of a picture, scaled to a size. */
function pixels(
  picture: Picture,
  { left, top, width, height }: Size & { left: number; top: number },
  to: Size = { width, height },
) {
  const context = createCanvas(to.width, to.height).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, to.width, to.height);
  return context.getImageData(0, 0, to.width, to.height);
}
