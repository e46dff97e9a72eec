import { expect, test, type Page } from '@playwright/test';
import { debugState, openCase, pointInChart } from '../../../open-case';

test.use({ timezoneId: 'America/New_York' });

/** Returns the labels of an axis from midnight to midnight in UTC, and the time in the tooltip at 12:00 UTC. */
async function times(page: Page, zone: string, rows: number) {
  await openCase(page, `time-zone&zone=${encodeURIComponent(zone)}&rows=${rows}`);
  const labels = (await debugState(page)).axes?.x[0]?.labels;
  await page.mouse.move(...(await pointInChart(page, 0.5, 0.2)));
  await page.mouse.move(...(await pointInChart(page, 0.5, 0.3)));
  const tooltip = page.locator('.echTooltip');
  await expect(tooltip).toContainText('line');
  return { labels, tooltip: (await tooltip.innerText()).split('\n')[0] };
}

test.describe('api/specs/types/SeriesScales', () => {
  test('Leave timeZone out for the zone of the browser: an axis ignores other names, local and utc+3 too. The tooltip passes them on to its formatter, so that timeFormatter shows other hours than the axis for utc+3. An offset such as +03:00 leaves the rows of a time axis empty in browsers that know it.', async ({
    page,
  }) => {
    const inBrowserZone = await times(page, 'local', 0);
    expect(inBrowserZone.labels?.[0]).toBe('21:00');
    expect(inBrowserZone.tooltip).toBe('07:00');
    const unknown = await times(page, 'utc+3', 0);
    expect(unknown.labels).toEqual(inBrowserZone.labels);
    expect(unknown.tooltip).toBe('15:00');

    expect((await times(page, 'Asia/Tokyo', 2)).labels).toContain('12:00');
    expect((await times(page, '+03:00', 2)).labels).toEqual([]);
  });
});
