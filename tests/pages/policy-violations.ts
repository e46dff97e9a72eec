import type { Page } from '@playwright/test';

const prefix = 'Blocked by the content security policy:';

/**
 * Makes a page and its frames report what the content security policy blocks, as errors in the console. Browsers report
 * it themselves, but not if a script catches the error, and not in every browser. Call it before opening the page.
 *
 * @returns a list that is filled with what is blocked.
 */
export async function policyViolationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(prefix)) violations.push(message.text());
  });
  await page.addInitScript(reportViolations, prefix);
  return violations;
}

/** Runs in the page, before its scripts. */
export function reportViolations(start: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`${start} ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  );
}
