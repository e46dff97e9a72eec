import { expect } from '@playwright/test';
import { axeViolations } from '../a11y/axe-violations';
import { smallFields, smallTargets } from '../a11y/small-targets';
import { clippedTexts, overlappingTexts } from '../a11y/texts-on-page';
import { addStyle } from '../e2e/add-style';
import { test } from '../e2e/font-environment';
import { recordShifts } from '../e2e/layout-shifts';
import { nextPaint, open, toggleColorMode } from '../spec/page';
import { invisibleFocus, problemsOfTabKey } from './focus';
import { messagesOf } from './messages';

test.use({ fonts: 'minimal' });

test('the checks of the visits find faults of a page', async ({ page }) => {
  const messages = await messagesOf(page);
  await recordShifts(page);
  await open(page, 'category/cartesian');
  expect(messages).toEqual([]);

  await test.step('a layout shift', async () => {
    await page.evaluate(() => (document.querySelector('h1')!.style.marginTop = '100px'));
    await nextPaint(page);
    const shifts = await page.evaluate(() => window.recordedShifts);
    expect(shifts.some(({ value }) => value > 0.01)).toBe(true);
  });

  await test.step('messages', async () => {
    await page.evaluate(() => {
      console.error('an error');
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('an exception');
      });
    });
    await expect.poll(() => messages).toEqual(['an error', 'a warning', 'an exception']);
  });

  await test.step('what the content security policy blocks, even if the page catches the error', async () => {
    messages.length = 0;
    await page.evaluate(() => {
      document.head.append(document.createElement('script'));
      document.head.lastElementChild!.textContent = 'document.title = ""';
      setTimeout(() => {
        try {
          (0, eval)('1');
        } catch {
          // Only the event reports it.
        }
      });
    });
    const blocked = () => messages.join('\n');
    await expect.poll(blocked).toContain('Blocked by the content security policy: script-src-elem');
    await expect.poll(blocked).toContain('Blocked by the content security policy: script-src eval');
  });

  await test.step('too little contrast in dark mode', async () => {
    await addStyle(page, '[data-theme=dark] h1 { color: #444 }');
    expect(await axeViolations(page)).toEqual([]);
    await toggleColorMode(page);
    const rules = (await axeViolations(page)).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['color-contrast']));
  });

  await test.step('too little contrast in one of many texts with the same class', async () => {
    const last = page.locator('main .card p').last();
    await last.evaluate((element: HTMLElement) => (element.style.color = '#777'));
    await addStyle(page, '[data-theme=dark] h1 { color: inherit }');
    const targets = (await axeViolations(page, { rules: 'colors' })).map(({ html }) => html);
    expect(targets).toEqual([expect.stringContaining('color: rgb(119, 119, 119)')]);
  });

  await test.step('a link that only its color distinguishes from the text around it', async () => {
    await page
      .locator('main .card p')
      .last()
      .evaluate((text: HTMLElement) => {
        text.style.color = '';
        text.innerHTML =
          'A text of some words with <a href="#" style="color: #aaf">a link</a> in it.';
      });
    await addStyle(page, 'main p a { text-decoration: none !important }');
    const rules = (await axeViolations(page, { rules: 'colors' })).map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['link-in-text-block']));
  });

  await test.step('an element wider than the page', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await addStyle(page, 'main h1 { width: 400px; white-space: nowrap }');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeGreaterThan(320);
    await addStyle(page, 'main .card { position: fixed; top: 200px; left: 0 }');
    expect(await page.evaluate(overlappingTexts)).not.toEqual([]);
    await addStyle(page, 'main h1 { overflow: clip; width: 40px }');
    await page.evaluate(() => {
      document.querySelector('h1')!.innerHTML = '<span>A long heading in a narrow box</span>';
    });
    expect(await page.evaluate(clippedTexts)).not.toEqual([]);
  });
});

test('small targets and fields are found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'all-types/interfaces/LegendSpec');
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(smallFields)).toEqual([]);
  await addStyle(page, '[data-prop] * { padding: 0 !important; line-height: 16px !important }');
  await page
    .locator('input')
    .evaluateAll((fields) =>
      fields.forEach((field) => field.style.setProperty('font-size', '14px', 'important')),
    );
  expect(await page.evaluate(smallTargets)).not.toEqual([]);
  expect(await page.evaluate(smallFields)).not.toEqual([]);
});

test('elements without a visible focus, out of order or out of reach are found', async ({
  page,
}) => {
  await open(page, 'category/cartesian');
  expect(await problemsOfTabKey(page)).toEqual([]);
  await addStyle(page, 'footer a:focus-visible { outline: none !important }');
  expect((await invisibleFocus(page)).join()).toMatch(/footer.* is not visible/);
  await page.evaluate(() => {
    const linksOf = (part: string) => [
      ...document.querySelectorAll<HTMLElement>(`${part} a[href]`),
    ];
    const [footer, navbar, main] = [linksOf('footer'), linksOf('.navbar'), linksOf('main')];
    navbar[1]!.addEventListener('focus', () => footer[0]!.focus());
    footer[1]!.addEventListener('focus', () => main[3]!.focus());
  });
  const problems = (await problemsOfTabKey(page)).join('\n');
  expect(problems).toContain('Tab moves the focus');
  expect(problems).toContain('Tab does not reach');
});
