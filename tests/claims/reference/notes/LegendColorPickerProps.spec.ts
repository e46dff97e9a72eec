import { expect, test, type Page } from '@playwright/test';
import { debugState, openCase } from '../../open-case';

/** Opens the color picker of the first series, and clicks its buttons. */
async function pick(page: Page, buttons: string[]): Promise<void> {
  await openCase(page, 'legend&picker');
  await page.locator('.echLegendItem button').first().click();
  for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
}

const color = async (page: Page) => (await debugState(page)).bars?.[0]?.color;

test.describe('reference/notes/LegendColorPickerProps', () => {
  test('Called in the same handler as onChange, it drops that color: close the picker in a later event.', async ({
    page,
  }) => {
    await pick(page, ['Close']);
    const original = await color(page);
    await pick(page, ['Change', 'Close']);
    await expect.poll(() => color(page)).toBe('#ff0000');
    await pick(page, ['Change and close']);
    expect(await color(page)).toBe(original);
  });
});
