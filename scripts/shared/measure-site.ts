import { chromium } from '@playwright/test';
import { kindsWith } from '../../tests/page-kinds';
import { firstView } from '../../tests/weight/first-view';
import type { LoadedFile } from '../../tests/weight/page-weight';
import { chromiumArgs, ensureChromium } from './browsers';
import { serveBuild } from './static-server';

/** Serves a built site and lists the files of the first view for every kind of page. */
export async function measureSite(dir?: string): Promise<Map<string, LoadedFile[]>> {
  const executablePath = await ensureChromium();
  const { url, close } = await serveBuild({ dir });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const pages = new Map<string, LoadedFile[]>();
  for (const [kind, { path }] of kindsWith(({ budgets }) => budgets)) {
    const context = await browser.newContext();
    pages.set(kind, await firstView(context, url + path));
    await context.close();
  }
  await browser.close();
  await close();
  return pages;
}
