import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

const [width, height, margin] = [1200, 630, 64]; // pixels, as the networks that show cards ask for
const [top, bottom] = [176, height - 40]; // room of the chart

/**
 * Picture of a page that is sent to someone: title, place, and the first chart of the page.
 *
 * @param chart - an SVG or a PNG; the card of a chart that is neither shows its title alone
 * @returns a PNG
 */
export async function socialCard(title: string, place: string, chart?: Buffer): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0b64dd';
  context.fillRect(0, 0, 16, height);
  write(context, title, 100, '600 52px Inter', '#0d1526');
  write(context, place, 146, '400 28px Inter', '#505a6b');
  if (chart) {
    const image = await loadImage(chart);
    const scale = Math.min((width - 2 * margin) / image.width, (bottom - top) / image.height);
    const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
    // A vector image is drawn at the size that it says it has.
    if (chart[0] === '<'.charCodeAt(0)) [image.width, image.height] = [shownWidth, shownHeight];
    context.drawImage(image, (width - shownWidth) / 2, top, shownWidth, shownHeight);
  }
  return canvas.toBuffer('image/png');
}

/** Writes a line, narrower letters where it is long. */
function write(context: SKRSContext2D, text: string, y: number, font: string, color: string) {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, margin, y, width - 2 * margin);
}
