import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base, chromium, type Browser } from '@playwright/test';
import subsetFont from 'subset-font';

/** A typewriter's font: as wide, high and regular as no font that stands in for Inter. */
const oddFont =
  require.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2');

interface Machine {
  /** Whether the browser finds the fonts of this machine, or one odd font alone. */
  fonts: 'usual' | 'bare';
}

/** Playwright's `test` with the option `fonts`. */
export const test = base.extend<Machine, { bareBrowser: Browser }>({
  fonts: ['usual', { option: true }],
  bareBrowser: [
    async ({ launchOptions }, provide) => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-machine-'));
      const env = { ...process.env, ...(await bareFonts(dir)) };
      const browser = await chromium.launch({ ...launchOptions, env });
      await provide(browser);
      await browser.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ fonts, browser, bareBrowser, contextOptions, baseURL, viewport }, provide) => {
    const chosen = fonts === 'bare' ? bareBrowser : browser;
    const context = await chosen.newContext({ ...contextOptions, baseURL, viewport });
    await provide(context);
    await context.close();
  },
});

/**
 * Sets up a folder with the odd font; Chromium does not start where there is no font at all.
 *
 * @returns variables that lead fontconfig there.
 */
async function bareFonts(dir: string): Promise<NodeJS.ProcessEnv> {
  const font = await subsetFont(fs.readFileSync(oddFont), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
  fs.mkdirSync(path.join(dir, 'fonts'));
  fs.writeFileSync(path.join(dir, 'fonts/odd.ttf'), font);
  const config = path.join(dir, 'fonts.conf');
  fs.writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/cache</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config, XDG_CACHE_HOME: path.join(dir, 'cache') };
}
