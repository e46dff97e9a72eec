/** Whether a message of the console is Playwright's on the service worker that `playwright.config.ts` blocks. */
export const isOnBlockedWorker = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright';
