import fs from 'node:fs';
import { loadFonts, registerFonts } from '../pictures/fonts';
import { writeWhole } from '../pictures/picture-files';
import { answerJobs } from '../pictures/worker-process';
import { socialCard } from './social-card';

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
