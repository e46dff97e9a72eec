import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Share of the icon that the logo takes: systems cut icons to circles, whose radius is 40 % of the width. */
const shareOfLogo = 0.8;

/**
 * Draws the logo on a square of its own background color, because systems round the corners of icons themselves.
 *
 * @throws Error if the logo has no background.
 */
export async function drawIcon(logo: Buffer, size: number): Promise<Buffer> {
  const background = /<rect[^>]* fill="(#[\da-f]{3,6})"/.exec(logo.toString())?.[1];
  if (!background) throw new Error('The logo has no <rect> with a fill: icons need a background.');
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, size, size);
  const image = await loadImage(logo);
  const [width, margin] = [size * shareOfLogo, (size * (1 - shareOfLogo)) / 2];
  image.width = image.height = width;
  context.drawImage(image, margin, margin, width, width);
  return canvas.encode('png');
}
