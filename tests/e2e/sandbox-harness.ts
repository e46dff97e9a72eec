import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { sandboxScript, type Report } from '../sandbox-script';

let script: Promise<string> | undefined;

/** Opens a page of the site that contains a sandbox and nothing else, with the policy of the site's pages. */
export async function openHarness(page: Page, baseURL: string): Promise<void> {
  script ??= sandboxScript(new URL(baseURL).pathname);
  const text = await script;
  const home = await page.request.get(baseURL);
  const policy = home.headers()['content-security-policy'] ?? '';
  await page.route(`${baseURL}inter.woff2`, (route) =>
    route.fulfill({ body: fs.readFileSync('.generated/fonts/inter.woff2') }),
  );
  await page.route(`${baseURL}harness.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: text }),
  );
  await page.route(`${baseURL}harness`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>Sandbox</title><link rel="icon" href="data:,">
<body><h1>Sandbox</h1><script src="harness.js"></script>`,
    }),
  );
  await page.goto(`${baseURL}harness`);
}

/** Runs a text and returns the reports up to the first one that says how it ended, or up to one of a type. */
export const draw = (page: Page, source: string, until?: Report['type']): Promise<Report[]> =>
  page.evaluate(
    async ([text, last]) => {
      const start = window.reports.length;
      window.sandbox.run(text);
      for (;;) {
        const reports = window.reports.slice(start);
        if (reports.some(({ type }) => (last ? type === last : type !== 'warning'))) return reports;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    [source, until] as const,
  );
