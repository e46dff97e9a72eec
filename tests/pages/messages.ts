import type { Page } from '@playwright/test';
import { isOnBlockedWorker } from '../blocked-worker';
import { policyViolationsOf } from './policy-violations';

/**
 * Collects errors and warnings that a page reports from now on, also those of its hydration, and what the content
 * security policy blocks. Call it before opening the page.
 */
export async function messagesOf(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isOnBlockedWorker(message.text())) return;
    const isAboutPage = message.location().url === page.url(); // the status of a page that does not exist
    const isExpected = isAboutPage && message.text().includes('status of 404');
    // A message of the software renderer.
    if (!isExpected && !message.text().includes('GPU stall')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await policyViolationsOf(page);
  return messages;
}
