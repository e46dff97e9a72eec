import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { median } from './shared/median';
import { ensureChromium } from './shared/browsers';
import { command } from './shared/command';
import type { Family } from './shared/large-data/page/series';
import { timeChart, type Timing } from './shared/large-data/time-charts';

const families: Family[] = ['line', 'line, no points', '10 lines', 'area', 'bar', 'bubble'];
const counts = [1_000, 2_000, 5_000, 20_000];
const runs = 3;
/** Milliseconds of a drawing after which larger charts of the family are not tried: they would take minutes. */
const limit = 5_000;

/** Milliseconds by family and number of data points. */
type Table = Record<string, Record<number, number>>;

const site = {
  configFile: false,
  root: 'scripts/shared/large-data/page',
  logLevel: 'warn',
  esbuild: { jsx: 'automatic' },
  build: {
    outDir: '../../../../.generated/sites/large-data',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000, // kB; the library is one chunk
  },
  preview: { port: Number(process.env.TEST_PORT ?? 4173), strictPort: true },
} as const;

/** Prints the CPU time of drawing series with many data points, and of a pointer movement over them. */
command(async () => {
  await build(site);
  const server = await preview(site);
  const [address] = server.resolvedUrls?.local ?? [];
  if (!address) throw new Error('The preview of Vite has no address on this machine.');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const tables: Record<keyof Timing, Table> = { draw: {}, hover: {} };
  for (const family of families)
    for (const points of counts) {
      const timings: Timing[] = [];
      while (timings.length < runs) timings.push(await timeChart(browser, address, family, points));
      const draw = Math.round(median(timings.map((timing) => timing.draw)));
      const hover = Math.round(median(timings.map((timing) => timing.hover)));
      (tables.draw[family] ??= {})[points] = draw;
      (tables.hover[family] ??= {})[points] = hover;
      if (draw > limit) break;
    }
  for (const [kind, table] of Object.entries(tables)) {
    console.log(`CPU time to ${kind} in ms, median of ${runs}, by number of data points:`);
    console.table(table);
  }
  await browser.close();
  await server.close();
});
