import { expect, test, type Page } from '@playwright/test';
import { drawn, startChartsInView } from '../charts';
import { toggleColorMode } from '../spec/page';
import { axeViolations, type Violation } from './axe-violations';

const kinds = {
  home: './',
  guide: 'docs/intro',
  troubleshooting: 'docs/troubleshooting',
  'API page': 'api/specs/global/Tooltip',
  'category index': 'category/cartesian',
  gallery: 'examples/examples',
  'example family': 'examples/area',
  example: 'examples/bar/stacked',
  'list of types': 'all-types/',
  component: 'all-types/functions/Axis',
  constant: 'all-types/variables/ScaleType',
  'function in the reference': 'all-types/functions/timeFormatter',
  namespace: 'all-types/namespaces/Axis/',
  'not-found page': 'nowhere',
  'example with headings': 'examples/metric/grid',
  'example family with several charts': 'examples/metric',
  meters: 'examples/meter',
};

test.describe('WCAG 2.2 AA and best practice', () => {
  for (const [kind, path] of Object.entries(kinds))
    test(`axe reports no violations in either color mode: ${kind}`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      await page.goto(path);
      await expect(page.locator('#search_input_react')).toBeEnabled();
      await startChartsInView(page);
      // Axe misinterprets this layer as covering the tiles of metrics.
      await page.addStyleTag({ content: '.echChartBackground { visibility: hidden }' });
      for (const mode of ['light', 'dark'])
        await test.step(mode, async () => {
          if (mode === 'dark') await toggleColorMode(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          await waitForVisibleCharts(page);
          const violations = await axeViolations(page);
          expect.soft(violations.filter((each) => !isKnownViolation(each))).toEqual([]);
        });
    });
});

/** Waits until all charts in the viewport have rendered and their animations have finished. */
async function waitForVisibleCharts(page: Page) {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll('[data-chart-frame]')]
        .filter(
          (frame) =>
            frame.checkVisibility() && frame.getBoundingClientRect().top < window.innerHeight,
        )
        .every(
          (frame) =>
            frame.querySelector(selector) && frame.getAnimations({ subtree: true }).length === 0, // colors fade in
        ),
    drawn,
  );
}

/** Known violation of the library: legend items are 18 px high, and no prop or style can change that. */
const isKnownViolation = ({ rule, target }: Violation) =>
  rule === 'target-size' && /echLegend|data-ech-series-name/.test(target);
