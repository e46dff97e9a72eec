import { expect, type Page } from '@playwright/test';

/** Code of pages; what every page needs to begin is not among it. */
export const pageCode = /assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Waits until scripts run on a page that was opened. */
export const hydrated = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The switch of the color mode in the top bar. */
export const modeSwitch = (page: Page) => page.locator('.navbar button[class*=toggleButton]');

/** An entry of the sidebar on the left. */
export const entry = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true });

/** What a browser tells of the reader's connection. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Makes the pages that are opened next believe in a connection; one that saves data fetches nothing ahead. */
export const connect = (page: Page, connection: Connection) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
    connection,
  );

/** A connection on which the site fetches no page ahead, so that tests see every download. */
export const saver: Connection = { saveData: true, effectiveType: '4g' };
