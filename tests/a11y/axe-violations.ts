import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** An element that violates a rule of axe. */
export interface Violation {
  rule: string;
  /** Selector of the element. */
  target: string;
  html: string;
  /** How to fix it. */
  summary: string;
}

/** Tags of the rules of WCAG 2.2 A and AA. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the violations that axe finds on a page. Without further settings, these are violations of WCAG 2.2 AA and
 * of best practices in the whole page.
 *
 * Elements that pass are neither collected nor sent to the test, and no second page is opened to merge the results of
 * frames: on a long page both take longer than the rules.
 *
 * @param configure - limits the rules or the elements.
 */
export async function axeViolations(
  page: Page,
  configure = (axe: AxeBuilder) => axe,
): Promise<Violation[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags([...wcag, 'best-practice']);
  const { violations } = await configure(axe).analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule,
      target: target.join(' '),
      html,
      summary: failureSummary,
    })),
  );
}

/** Known violation of the library: legend items are 18 px high, and no prop or style can change that. */
export const isKnownViolation = ({ rule, target }: Violation): boolean =>
  rule === 'target-size' && /echLegend|data-ech-series-name/.test(target);
