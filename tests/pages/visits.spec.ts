import { expect, type Page } from '@playwright/test';
import { axeViolations, isKnownViolation } from '../a11y/axe-violations';
import { addStyle } from '../e2e/add-style';
import { smallFields, smallTargets } from '../a11y/small-targets';
import { test } from '../e2e/font-environment';
import { expectNoShift, forgetShifts, recordShifts, scrollToEnd } from '../e2e/layout-shifts';
import { kindsWith, type KindName } from '../page-kinds';
import { heading, toggleColorMode, watch } from '../spec/page';
import { expectFirstScreens, expectMovedTextsToDiffer } from '../visual/first-screen';
import { exceededBudgets, type Budgets } from '../weight/budgets';
import budgets from '../weight/budgets.json';
import { recordFirstView } from '../weight/first-view';
import { invisibleFocus, problemsOfTabKey } from './focus';
import { firstPaint, holdFonts, showWebFonts } from './font-loading';
import { messagesOf } from './messages';
import { expectReadable } from './readable';
import { startAllCharts, startVisibleCharts } from './start-charts';

/** Kinds on which the comparison of first screens is tested itself. */
const withMovedTexts: KindName[] = ['home', 'guide', 'component', 'gallery'];

/**
 * Viewports, the widths of their baselines, the narrowest viewport into which pages must fit, and the color modes in
 * the order of the visit: pages are loaded in either mode.
 */
const screens = {
  desktop: {
    viewport: { width: 1280, height: 720 },
    baselines: [768, 1440],
    smallest: { width: 640, height: 360 }, // page zoom of 200 %
    modes: ['light', 'dark'],
  },
  phone: {
    viewport: { width: 390, height: 844 },
    baselines: [390],
    smallest: { width: 320, height: 640 },
    modes: ['dark', 'light'],
  },
} as const;

// A browser with only one font besides those of the site: a page must not depend on installed fonts.
test.use({ fonts: 'minimal' });

test.setTimeout(180_000); // a visit consists of many checks

for (const [
  kind,
  { path, heading: title, baselines, budgets: hasBudgets, visits = 'all' },
] of kindsWith(() => true))
  for (const [screen, { viewport, baselines: widths, smallest, modes }] of Object.entries(
    screens,
  )) {
    const isWeighed = hasBudgets && screen === 'desktop';
    if (visits === 'weight' && !isWeighed) continue;

    test(`${kind} on a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(([mode]) => localStorage.setItem('theme', mode), modes);
      const messages = await messagesOf(page);
      const settled = watch(page);
      await recordShifts(page);
      const filesOfFirstView = isWeighed && (await recordFirstView(page));
      // Late fonts arrive after the first paint.
      const releaseFonts = await holdFonts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      expect.soft(await page.locator('html').getAttribute('data-theme')).toBe(modes[0]);
      await releaseFonts();
      if (filesOfFirstView) {
        const exceeded = exceededBudgets(kind, await filesOfFirstView(), budgets as Budgets);
        await test.step('the first view is within its budgets', () =>
          expect.soft(exceeded).toEqual([]));
        if (visits === 'weight') return;
      }
      await settled();
      await expect.soft(heading(page)).toHaveText(title);

      await test.step('no layout shift while it loads', () => expectNoShift(page));

      await showWebFonts(page);
      for (const mode of modes) {
        const isFirst = mode === modes[0];
        if (!isFirst) await toggleColorMode(page);
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', mode);
        if (baselines)
          await test.step('the first screen matches its baselines', () =>
            expectFirstScreens(page, kind, widths, mode, isFirst ? 'moved' : undefined));
        if (isFirst && withMovedTexts.includes(kind))
          await test.step('texts that move by two pixels do not match', () =>
            expectMovedTextsToDiffer(page, kind, widths, mode));
      }

      await page.setViewportSize(viewport);
      await forgetShifts(page);
      await test.step('no layout shift while it scrolls and its first charts start', async () => {
        await scrollToEnd(page);
        await startVisibleCharts(page);
        await expectNoShift(page);
      });

      // Axe misinterprets this layer as covering the tiles of metrics. Parts of the page that are not rendered yet begin
      // their transitions when axe reads their colors.
      await addStyle(
        page,
        '.echChartBackground { visibility: hidden } *, ::before, ::after { transition: none !important }',
      );
      await test.step('axe reports no violations', () => expectNoViolations(page));
      if (screen === 'phone')
        await test.step('targets and fields are large enough for touch', async () => {
          expect.soft(await page.evaluate(smallTargets)).toEqual([]);
          expect.soft(await page.evaluate(smallFields)).toEqual([]);
        });
      await test.step('axe reports no violations in the other color mode', async () => {
        await toggleColorMode(page);
        await startVisibleCharts(page);
        await expectNoViolations(page, 'colors');
      });
      await forgetShifts(page);

      await test.step('no layout shift while all its charts start', async () => {
        await startAllCharts(page);
        await expectNoShift(page);
      });

      await test.step('the focus is visible, and Tab moves it in order', async () =>
        expect.soft(await problemsOfTabKey(page)).toEqual([]));
      await test.step('the focus is visible in the other color mode', async () => {
        await toggleColorMode(page);
        expect.soft(await invisibleFocus(page)).toEqual([]);
      });

      await test.step(`it fits into ${smallest.width} px`, () => expectReadable(page, smallest));

      await test.step('it reports no errors', async () => {
        // Alerts inside of charts belong to examples.
        await expect.soft(page.locator('[role=alert]:not(.echChart *)')).toHaveCount(0);
        expect.soft(messages).toEqual([]);
      });
    });
  }

async function expectNoViolations(page: Page, rules?: 'colors'): Promise<void> {
  const violations = await axeViolations(page, { rules });
  expect.soft(violations.filter((each) => !isKnownViolation(each))).toEqual([]);
}
