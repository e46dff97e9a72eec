import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openCase } from '../open-case';

const guide = fs.readFileSync('content/docs/legend.mdx', 'utf8');
/** Returns the first stylesheet below a sentence of the guide. */
const ruleBelow = (sentence: string) =>
  /```css\n(.*?)```/s.exec(guide.slice(guide.indexOf(sentence)))?.[1] ?? '';

/** Opens the case with a legend, and with a stylesheet. */
async function openList(page: Page, options = '', rule = ''): Promise<void> {
  await page.addInitScript((css) => sessionStorage.setItem('rule', css), rule);
  await openCase(page, `legend-list&rule${options}`);
}

/** Returns for each entry whether its parts stand in one row, and whether one of them is cut off at the right. */
const entriesOf = (page: Page) =>
  page.locator('.echLegendItem').evaluateAll((entries) =>
    entries.map((entry) => {
      const parts = [
        ...entry.querySelectorAll('.echLegendItem__colorLabel, .echLegendItem__legendValue'),
      ].map((part) => part.getBoundingClientRect());
      const list = entry.parentElement!.getBoundingClientRect();
      return {
        inOneRow: parts.every(
          ({ top, bottom }) => top < parts[0]!.bottom && bottom > parts[0]!.top,
        ),
        starts: parts.map(({ left }) => Math.round(left - list.left)),
        cutOff: parts.some(({ right }) => right > list.right + 1),
      };
    }),
  );

/** Returns the text of each part with its generated content. */
const wordsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { content } = getComputedStyle(part, '::before');
      return (content === 'none' ? '' : content.slice(1, -1)) + (part as HTMLElement).innerText;
    }),
  );

test.describe('docs/legend', () => {
  test('A list with values at the top or the bottom can break between a name and its value: the stylesheet of the library makes each entry display: inline.', async ({
    page,
  }) => {
    await openList(page);
    const entries = await entriesOf(page);
    expect(entries).toHaveLength(6);
    expect(entries.some(({ inOneRow }) => !inOneRow)).toBe(true);
    await expect(page.locator('.echLegendItem').first()).toHaveCSS('display', 'inline');
  });

  test('This CSS keeps each entry together; one that is longer than the chart still breaks:', async ({
    page,
  }) => {
    const rule = ruleBelow('This CSS keeps each entry together');
    await openList(page, '&two', rule);
    const entries = await entriesOf(page);
    const [long] = entries.splice(3, 1);
    expect(entries.map(({ inOneRow }) => inOneRow)).toEqual(Array(5).fill(true));
    expect(long!.inOneRow).toBe(false);
    for (const { cutOff } of [...entries, long!]) expect(cutOff).toBe(false);
    expect(long!.starts[0]).toBeLessThan(10);
  });

  test('Give the list 24 px for each row and 16 px around them with legendSize, or it scrolls.', async ({
    page,
  }) => {
    await openList(page, '', ruleBelow('This CSS keeps each entry together'));
    const list = page.locator('.echLegendListContainer');
    const tops = await page
      .locator('.echLegendItem__colorLabel, .echLegendItem__legendValue')
      .evaluateAll((parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().top / 12)),
      );
    const rows = new Set(tops).size;
    expect(rows).toBeGreaterThan(4);
    const setHeight = (height: number) =>
      list.evaluate((element, pixels) => {
        element.style.height = `${pixels}px`;
        return element.scrollHeight - element.clientHeight;
      }, height);
    expect(await setHeight(24 * rows + 16)).toBe(0);
    expect(await setHeight(24 * rows + 10)).toBeGreaterThan(0);
  });

  test('CSS hides the name in a list:', async ({ page }) => {
    await openList(page);
    const values = '.echLegendItem__legendValue';
    expect((await wordsOf(page, values))[0]).toBe('TOTAL: 120.0 kWh');
    await page.addStyleTag({ content: ruleBelow('CSS hides the name in a list:') });
    expect((await wordsOf(page, values))[0]?.trim()).toBe('120.0 kWh');
  });

  test('With one legend value, CSS can also write another word, in a list and in the header of a table:', async ({
    page,
  }) => {
    const rule = ruleBelow('With one legend value');
    await openList(page, '', rule);
    expect((await wordsOf(page, '.echLegendItem__legendValue'))[0]).toMatch(/^Sum: +120.0 kWh$/);
    await openList(page, '&table', rule);
    expect(await wordsOf(page, '.echLegendTable__header .echLegend__legendValue')).toEqual(['Sum']);
  });
});
