import { expect } from '@playwright/test';
import { axeViolations, isKnownViolation } from '../a11y/axe-violations';
import { test } from '../e2e/font-environment';
import { expectNoShift, forgetShifts, recordShifts, scrollToEnd } from '../e2e/layout-shifts';
import { kindsWith, type KindName } from '../page-kinds';
import { heading, watch } from '../spec/page';
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

/** Viewports, the widths of their baselines, and the narrowest viewport into which pages must fit. */
const screens = {
  desktop: {
    viewport: { width: 1280, height: 720 },
    baselines: [768, 1440],
    smallest: { width: 640, height: 360 }, // page zoom of 200 %
  },
  phone: {
    viewport: { width: 390, height: 844 },
    baselines: [390],
    smallest: { width: 320, height: 640 },
  },
} as const;

// A browser with only one font besides those of the site: a page must not depend on installed fonts.
test.use({ fonts: 'minimal' });

test.setTimeout(180_000); // a visit consists of many checks

for (const [
  kind,
  { path, heading: title, baselines, budgets: hasBudgets, visits = 'all' },
] of kindsWith(() => true))
  for (const [screen, { viewport, baselines: widths, smallest }] of Object.entries(screens))
    for (const mode of ['light', 'dark']) {
      // What does not depend on the color mode is checked in light mode only.
      const isFirst = mode === 'light';
      const isWeighed = hasBudgets && isFirst && screen === 'desktop';
      if (visits === 'weight' && !isWeighed) continue;

      test(`${kind}, ${screen}, ${mode} mode`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        const messages = messagesOf(page);
        const settled = watch(page);
        await recordShifts(page);
        const filesOfFirstView = isWeighed && (await recordFirstView(page));
        // Late fonts arrive after the first paint. In dark mode, they arrive at once.
        const releaseFonts = isFirst && (await holdFonts(page));
        await page.goto(path, { waitUntil: 'commit' });
        if (releaseFonts) {
          await firstPaint(page);
          await releaseFonts();
        }
        if (filesOfFirstView) {
          const exceeded = exceededBudgets(kind, await filesOfFirstView(), budgets as Budgets);
          await test.step('the first view is within its budgets', () =>
            expect.soft(exceeded).toEqual([]));
          if (visits === 'weight') return;
        }
        await settled();
        await expect.soft(heading(page)).toHaveText(title);
        await expect.soft(page.locator('html')).toHaveAttribute('data-theme', mode);

        await test.step('no layout shift while it loads', () => expectNoShift(page));

        await showWebFonts(page);
        if (baselines)
          await test.step('the first screen matches its baselines', () =>
            expectFirstScreens(page, kind, widths, mode, isFirst ? 'moved' : undefined));
        if (isFirst && withMovedTexts.includes(kind))
          await test.step('texts that move by two pixels do not match', () =>
            expectMovedTextsToDiffer(page, kind, widths, mode));

        await page.setViewportSize(viewport);
        await forgetShifts(page);
        await test.step('no layout shift while it scrolls and its first charts start', async () => {
          if (isFirst) await scrollToEnd(page);
          await startVisibleCharts(page);
          await expectNoShift(page);
        });
        await test.step('axe reports no violations', async () => {
          // Axe misinterprets this layer as covering the tiles of metrics.
          await page.addStyleTag({ content: '.echChartBackground { visibility: hidden }' });
          const violations = await axeViolations(page, isFirst ? {} : { rules: 'colors' });
          expect.soft(violations.filter((each) => !isKnownViolation(each))).toEqual([]);
        });

        if (isFirst)
          await test.step('no layout shift while all its charts start', async () => {
            await startAllCharts(page);
            await expectNoShift(page);
          });

        await test.step('the focus is visible, and Tab moves it in order', async () => {
          const problems = isFirst ? await problemsOfTabKey(page) : await invisibleFocus(page);
          expect.soft(problems).toEqual([]);
        });

        if (isFirst)
          await test.step(`it fits into ${smallest.width} px`, () =>
            expectReadable(page, smallest));

        await test.step('it reports no errors', async () => {
          // Alerts inside of charts belong to examples.
          await expect.soft(page.locator('[role=alert]:not(.echChart *)')).toHaveCount(0);
          expect.soft(messages).toEqual([]);
        });
      });
    }
