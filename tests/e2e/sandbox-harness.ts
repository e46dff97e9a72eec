import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** A report of the sandbox, in the order of the calls. */
export type Report =
  | { type: 'drawn'; milliseconds: number; height: number }
  | { type: 'problem'; kind: string; message: string; line?: number; column?: number }
  | { type: 'warning'; message: string };

declare global {
  interface Window {
    sandbox: {
      run: (source: string) => void;
      setMode: (mode: 'light' | 'dark') => void;
      reset: () => void;
      dispose: () => void;
    };
    reports: Report[];
  }
}

const root = path.resolve('.');

/** The page's part of the sandbox, in a script of its own, so that it can be tested without an editor. */
const script = async (base: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { Sandbox } from './plugins/live-editor/client/sandbox/sandbox';
window.reports = [];
window.sandbox = new Sandbox(document.querySelector('#frame'), {
  title: 'Edited chart',
  mode: 'light',
  onDrawn: (result) => window.reports.push({ type: 'drawn', ...result }),
  onProblem: (problem) => window.reports.push({ type: 'problem', ...problem }),
  onWarning: (message) => window.reports.push({ type: 'warning', message }),
  onHeight: () => {},
});`,
      resolveDir: root,
    },
    alias: { '@site': root },
    bundle: true,
    write: false,
    format: 'iife',
    define: { __webpack_public_path__: JSON.stringify(base) },
    plugins: [
      {
        name: 'font',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.woff2$/ }, () => ({
            contents: `export default ${JSON.stringify(`${base}harness/inter.woff2`)}`,
          })),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
};

let built: Promise<string> | undefined;

/** Opens a page of the site that contains a sandbox and nothing else, with the headers of the site's pages. */
export async function openHarness(page: Page, baseURL: string): Promise<void> {
  const base = new URL(baseURL).pathname;
  built ??= script(base);
  const text = await built;
  const home = await page.request.get(baseURL);
  const policy = home.headers()['content-security-policy'] ?? '';
  await page.route(`${baseURL}harness/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(`${base}harness/`.length);
    if (name === 'inter.woff2')
      return route.fulfill({ body: fs.readFileSync('.generated/fonts/inter.woff2') });
    if (name === 'script.js') return route.fulfill({ contentType: 'text/javascript', body: text });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
      body: `<!doctype html><html lang="en"><title>Sandbox</title><body><h1>Sandbox</h1>
<div id="frame" style="width: 700px"></div><script src="script.js"></script>`,
    });
  });
  await page.goto(`${baseURL}harness/page`);
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
