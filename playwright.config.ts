import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/shared/browsers';

/** Set `TEST_PORT` to run the tests of two checkouts at the same time. */
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
  // Generous, because the first chart is slow to draw on a busy machine. Passing assertions do not wait.
  expect: { timeout: 20_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: '.generated/test-results/browser-tests.json' }],
    ['./tests/summary-reporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${port}${base}`,
    // `page.route` does not see requests of a service worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...chromiumArgs,
        // On a busy machine, V8's background tasks can make Chromium 156 lose a raster task, after which the page
        // is not painted again. This happened in 1 of about 130 visits to a long page, but in 0 of 842 with this flag.
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
      // Waits for the port instead of a URL: the test sites are built only if a requested test needs them.
      port: port + 1,
    },
  ],
});
