import puppeteer from 'puppeteer-core';
import type { EngineKind } from './engine';

/** Firefox ESR from Debian's package, controlled by WebDriver BiDi, which needs no separate driver. */
export const firefoxEngine: EngineKind = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  packages: 'firefox-esr',
  async start(executablePath) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath,
      // Only the timeout of the test applies.
      timeout: 0,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    let problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    return {
      open: async (url) => {
        // Navigation cancels pending requests, which Firefox reports: discard these messages before the next page opens.
        await page.goto('about:blank');
        problems = [];
        await page.goto(url);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: (script: (argument: never) => never, argument?: unknown) =>
        page.evaluate(script, argument as never),
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: async () => Buffer.from(await page.screenshot()),
      problems: async () => problems,
      close: () => browser.close(),
    };
  },
};
