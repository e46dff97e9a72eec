import type { Page } from '@playwright/test';

/**
 * Adds styles to a page. `page.addStyleTag` adds an element, which the content security policy blocks.
 *
 * @returns a function that removes them.
 */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const added = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
  return () =>
    added.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
}
