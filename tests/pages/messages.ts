import type { Page } from '@playwright/test';

/** Collects errors and warnings that a page reports from now on, also those of its hydration. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const isAboutPage = message.location().url === page.url(); // the status of a page that does not exist
    const isExpected = isAboutPage && message.text().includes('status of 404');
    // A message of the software renderer.
    if (!isExpected && !message.text().includes('GPU stall')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
