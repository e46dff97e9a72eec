import fs from 'node:fs';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { loadFonts, registerFonts } from '../pictures/fonts';
import { writeWhole } from '../pictures/picture-files';
import { answerJobs } from '../pictures/worker-process';

/** Draws a social card. */
export interface SocialCardJob {
  title: string;
  /** Path of the SVG or PNG of the chart. */
  chart: string;
  /** Path of the card. */
  file: string;
}

registerFonts(loadFonts(process.cwd()));

answerJobs<SocialCardJob, never>(async ({ title, chart, file }) => {
  writeWhole(file, await socialCard(title, 'Elastic Charts', fs.readFileSync(chart)));
});

const [width, height, margin] = [1200, 630, 64]; // pixels, as recommended for social cards
const [top, bottom] = [176, height - 40]; // vertical extent of the chart

/**
 * Draws a social card with the title of a page, a subtitle and a chart.
 *
 * @param chart - an SVG or a PNG
 * @returns a PNG
 */
async function socialCard(title: string, subtitle: string, chart?: Buffer): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0b64dd';
  context.fillRect(0, 0, 16, height);
  drawLine(context, title, 100, '600 52px Inter', '#0d1526');
  drawLine(context, subtitle, 146, '400 28px Inter', '#505a6b');
  if (chart) {
    const image = await loadImage(chart);
    const scale = Math.min((width - 2 * margin) / image.width, (bottom - top) / image.height);
    const [shownWidth, shownHeight] = [image.width * scale, image.height * scale];
    // An SVG is rasterized at its intrinsic size.
    if (chart[0] === '<'.charCodeAt(0)) [image.width, image.height] = [shownWidth, shownHeight];
    context.drawImage(image, (width - shownWidth) / 2, top, shownWidth, shownHeight);
  }
  return canvas.toBuffer('image/png');
}

/** Draws a line of text, condensed if it is too long. */
function drawLine(context: SKRSContext2D, text: string, y: number, font: string, color: string) {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, margin, y, width - 2 * margin);
}
