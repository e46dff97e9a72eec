import type { Page } from '@playwright/test';

/**
 * Holds back the font files of a page that is opened next, until the returned function is called. Other requests and
 * the cache are not affected, as they would be with `page.route`.
 */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  session.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  return async () => {
    for (const requestId of held) await session.send('Fetch.continueRequest', { requestId });
    await session.detach();
  };
}

/** Waits until the page has been painted for the first time. */
export const firstPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true }),
      ),
  );

/**
 * Shows the texts in the web fonts, as on the second page that a reader opens. A page that is opened first keeps its
 * fallback fonts if the web fonts are late (`font-display: optional`).
 */
export const showWebFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule)) continue;
        const shown = rule.cssText.replace('font-display: optional', 'font-display: block');
        sheet.deleteRule(index);
        sheet.insertRule(shown, index);
      }
    document.body.getBoundingClientRect(); // requests the fonts
    await document.fonts.ready;
  });
