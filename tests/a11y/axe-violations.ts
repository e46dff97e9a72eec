import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';

/** An element that violates a rule of axe. */
export interface Violation {
  rule: string;
  /** Selector of the element. */
  target: string;
  html: string;
  /** How to fix it. */
  summary: string;
}

interface AxeOptions {
  /** Selector of the elements that are checked; the whole page by default. */
  include?: string;
  /** Selector of elements that are not checked. */
  exclude?: string;
  /** The rules: all of WCAG 2.2 AA and of best practices, only those of WCAG, or only those that compare colors. */
  rules?: 'all' | 'wcag' | 'colors';
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const tags = { all: [...wcag, 'best-practice'], wcag };

/** The rules that compare colors: their results depend on the color mode. */
const rulesOfColors = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the violations that axe finds on a page. To take less time than `AxeBuilder`, it loads axe once per page,
 * sends only violations to the test, and compares only three of the texts with the same style with their background.
 */
export async function axeViolations(
  page: Page | Frame,
  { include = 'html', exclude, rules = 'all' }: AxeOptions = {},
): Promise<Violation[]> {
  // Storybook has an instance of its own in `window.axe`, which may be running.
  if (!(await page.evaluate(() => 'axeOfTest' in window))) {
    await page.evaluate(`${source}; window.axeOfTest = axe`);
    await page.evaluate(leaveOutRepeatedStyles);
  }
  await page.evaluate(markRepeatedStyles);
  const runOnly =
    rules === 'colors' ? rulesOfColors : { type: 'tag' as const, values: tags[rules] };
  return page.evaluate(runAxe, {
    context: { include, exclude: exclude ? [exclude] : [] },
    options: { resultTypes: ['violations' as const], iframes: false, runOnly },
  });
}

/** Known violation of the library: legend items are 18 px high, and no prop or style can change that. */
export const isKnownViolation = ({ rule, target }: Violation): boolean =>
  rule === 'target-size' && /echLegend|data-ech-series-name/.test(target);

/** Runs in the page. */
async function runAxe({
  context,
  options,
}: {
  context: ElementContext;
  options: RunOptions;
}): Promise<Violation[]> {
  const { violations } = await window.axeOfTest.run(context, options);
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => ({
      rule,
      target: target.join(' '),
      html,
      summary: failureSummary,
    })),
  );
}

/**
 * Makes the rules that compare colors leave out what `markRepeatedStyles` marks. As an exclusion of the context, it would
 * be compared with every element of the page, which takes longer than the rules. Runs in the page.
 */
function leaveOutRepeatedStyles() {
  const { axeOfTest } = window;
  const isNew = ':not([data-repeated-style])';
  axeOfTest.configure({
    rules: [
      { id: 'color-contrast', selector: `*${isNew}` },
      { id: 'link-in-text-block', selector: `a[href]${isNew}, [role=link]${isNew}` },
    ],
  });
}

/**
 * Marks texts that are the fourth or later with the same class, parent's class, font, color and backgrounds: a page
 * has thousands of words in listings, in a dozen colors. Runs in the page.
 */
function markRepeatedStyles() {
  const counts = new Map<string, number>();
  const backgrounds = new Map<Element, string>();
  const backgroundOf = (element: Element): string => {
    let background = backgrounds.get(element);
    if (background === undefined) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, position].join();
      background = `${own} ${element.parentElement ? backgroundOf(element.parentElement) : ''}`;
      backgrounds.set(element, background);
    }
    return background;
  };
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-repeated-style');
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasText) continue;
    const { color, font, textDecorationLine } = getComputedStyle(element);
    const classes = [element, element.parentElement!].map((each) => each.getAttribute('class'));
    const style = [color, font, textDecorationLine, ...classes, backgroundOf(element)].join('|');
    const count = (counts.get(style) ?? 0) + 1;
    counts.set(style, count);
    if (count > 3) element.setAttribute('data-repeated-style', '');
  }
}

declare global {
  interface Window {
    axeOfTest: typeof axe;
  }
}
