import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

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
};

test.describe('WCAG 2.2 AA', () => {
  for (const mode of ['light', 'dark']) {
    for (const [kind, path] of Object.entries(kinds)) {
      test(`axe finds nothing on a page of the kind ${kind} in ${mode} mode`, async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(path);
        await expect(page.locator('#search_input_react')).toBeEnabled();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          // What the library draws into its own element is the library's.
          .exclude('.echChart')
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
        );
        expect(found).toEqual([]);
      });
    }
  }
});
