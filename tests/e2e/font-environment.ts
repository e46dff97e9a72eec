import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base, chromium, type Browser } from '@playwright/test';
import subsetFont from 'subset-font';

/** A monospaced font whose metrics differ from those of Inter's fallbacks. */
const testFont =
  require.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2');

interface FontOptions {
  /** Whether the browser has the installed system fonts, or only the test font. */
  fonts: 'installed' | 'minimal';
}

/** Playwright's `test` with the option `fonts`. */
export const test = base.extend<FontOptions, { minimalFontsBrowser: Browser }>({
  fonts: ['installed', { option: true }],
  minimalFontsBrowser: [
    async ({ launchOptions }, provide) => {
      const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'minimal-fonts-'));
      const env = { ...process.env, ...(await minimalFonts(dir)) };
      // As a browser with windows does without settings of fontconfig.
      const args = [...(launchOptions.args ?? []), '--font-render-hinting=full'];
      const browser = await chromium.launch({ ...launchOptions, args, env });
      await provide(browser);
      await browser.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async (
    { fonts, browser, minimalFontsBrowser, contextOptions, baseURL, viewport },
    provide,
  ) => {
    const selected = fonts === 'minimal' ? minimalFontsBrowser : browser;
    const context = await selected.newContext({ ...contextOptions, baseURL, viewport });
    await provide(context);
    await context.close();
  },
});

/**
 * Creates a font directory with only the test font. Chromium does not start without any font.
 *
 * @returns environment variables that configure fontconfig.
 */
async function minimalFonts(dir: string): Promise<NodeJS.ProcessEnv> {
  const font = await subsetFont(fs.readFileSync(testFont), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
  fs.mkdirSync(path.join(dir, 'fonts'));
  fs.writeFileSync(path.join(dir, 'fonts/test.ttf'), font);
  const config = path.join(dir, 'fonts.conf');
  fs.writeFileSync(
    config,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/cache</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: config, XDG_CACHE_HOME: path.join(dir, 'cache') };
}
