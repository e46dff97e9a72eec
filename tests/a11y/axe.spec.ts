import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { drawn, startChartsInView } from '../charts';

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
  'function of the reference': 'all-types/functions/timeFormatter',
  namespace: 'all-types/namespaces/Axis/',
  'not-found page': 'nowhere',
  'example with titles of its own': 'examples/metric/grid',
  'example family with several charts': 'examples/metric',
  meters: 'examples/meter',
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test.describe('WCAG 2.2 AA and best practice', () => {
  for (const mode of ['light', 'dark']) {
    for (const [kind, path] of Object.entries(kinds)) {
      test(`axe finds nothing on a page of the kind ${kind} in ${mode} mode`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(path);
        await expect(page.locator('#search_input_react')).toBeEnabled();
        await startChartsInView(page);
        await chartsInSight(page);
        // Axe takes this layer for one above a metric's tile; its color is the page's.
        await page.addStyleTag({ content: '.echChartBackground { visibility: hidden }' });
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes
            .filter(({ target }) => !isOfTheLibrary(id, target.join(' ')))
            .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  }
});

/** Waits for the live charts that a reader has before them, with what the library puts into their elements. */
async function chartsInSight(page: Page) {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll('[data-chart-frame]')]
        .filter((frame) => frame.getBoundingClientRect().top < window.innerHeight)
        .every(
          (frame) =>
            frame.querySelector(selector) && frame.getAnimations({ subtree: true }).length === 0, // colors fade in
        ),
    drawn,
  );
}

/** Items of a legend are 18 px high, and the library reckons with that: no prop or style changes it. */
const isOfTheLibrary = (rule: string, target: string) =>
  rule === 'target-size' && /echLegend|data-ech-series-name/.test(target);
