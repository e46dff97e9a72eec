import { defineConfig } from '@playwright/test';

/** Two checkouts of one machine can run their tests at the same time when each has ports of its own. */
const port = Number(process.env.TEST_PORT ?? 4173);
const base = process.env.BASE_PATH ?? '/elastic-charts/';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  snapshotPathTemplate: '{testDir}/visual/baselines/{arg}{ext}',
  timeout: 60_000,
  // A loaded machine may take its time over the first chart; who waits for an event loses none by patience.
  expect: { timeout: 20_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['./tests/spec/ledger.ts'],
    ['./tests/closing-line.ts'],
  ],
  use: {
    baseURL: `http://localhost:${port}${base}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Drawn by the processor, as on machines without a graphics card: three times as fast as an emulated one.
        '--disable-gpu',
        // V8's background tasks can make Chromium 156 forget a raster task on a loaded machine: the page then
        // paints no more frames. Seen on 1 of about 130 openings of a long page, with this flag on 0 of 842.
        '--js-flags=--single-threaded',
      ],
    },
  },
  webServer: [
    {
      command: 'tsx scripts/serve.ts',
      env: { PORT: String(port) },
      url: `http://localhost:${port}${base}`,
    },
    {
      command: 'tsx scripts/serve.ts .generated/sites /',
      env: { PORT: String(port + 1) },
      // Not an address: its sites are built only when a requested test needs them.
      port: port + 1,
    },
  ],
});
