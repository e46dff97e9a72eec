import { chromium } from '@playwright/test';
import { policyViolationsOf } from '../pages/policy-violations';
import type { EngineKind } from './engine';

/** Chromium, controlled by Playwright. */
export const chromiumEngine: EngineKind = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  packages: 'chromium',
  async start(executablePath) {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage();
    await policyViolationsOf(page);
    let problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return {
      open: async (url) => {
        problems = [];
        await page.goto(url);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (script: (argument: never) => never, argument?: unknown) =>
        page.evaluate(script, argument as never),
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: () => page.screenshot(),
      problems: async () => problems,
      close: () => browser.close(),
    };
  },
};
