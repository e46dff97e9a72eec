import { test as base, type Page } from '@playwright/test';
import { openExamples, type EnvironmentName } from './family-page';

/** What distinguishes the pages of a process: they do not change it. */
export interface PageOptions {
  environment: EnvironmentName;
  /** As high as the highest family: after a change of its size, Chromium can omit to paint parts of a page. */
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

/** Returns an open page without examples. */
type PageOf = (options: PageOptions) => Promise<Page>;

/**
 * Playwright's `test` with `pageOf`, whose pages are opened once per process: a new page compiles the library and axe
 * again, which takes longer than drawing the charts of a family. After a failure, Playwright starts a new process.
 */
export const test = base.extend<object, { pageOf: PageOf }>({
  pageOf: [
    async ({ browser }, provide) => {
      const pages = new Map<string, Promise<Page>>();
      const open = async ({ environment, ...options }: PageOptions) => {
        const page = await browser.newPage(options);
        await openExamples(page, environment);
        return page;
      };
      await provide((options) => {
        const name = JSON.stringify(options);
        if (!pages.has(name)) pages.set(name, open(options));
        return pages.get(name)!;
      });
      for (const page of pages.values()) await (await page).close();
    },
    { scope: 'worker' },
  ],
});
