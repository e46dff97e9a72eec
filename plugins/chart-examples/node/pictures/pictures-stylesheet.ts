import fs from 'node:fs';
import path from 'node:path';
import { chartsStylesheet } from '../charts-stylesheet';

/** Returns the stylesheet of the charts in pictures. */
export const picturesStylesheet = (siteDir: string): string =>
  chartsStylesheet(siteDir) + fs.readFileSync(path.join(siteDir, 'src/css/charts.css'), 'utf8');
