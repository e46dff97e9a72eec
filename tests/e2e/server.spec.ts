import { expect, test, type Page } from '@playwright/test';
import { libraryVersion } from '../library-version';

test.describe('Section 2, static server', () => {
  test('pages are compressed with brotli if the client accepts it', async ({ request }) => {
    const response = await request.get('docs/docs', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding']).toBe('br');
    expect(response.headers()['cache-control']).toBe('no-cache');
  });

  test('the not-found page is compressed and has status 404', async ({ request }) => {
    const response = await request.get('nowhere', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    expect(await response.text()).toContain('Page Not Found');
  });

  test('conditional requests return 304 if the page has not changed', async ({ request }) => {
    const get = (headers = {}) =>
      request.get('docs/docs', { headers: { 'Accept-Encoding': 'br', ...headers } });
    const { etag = '' } = (await get()).headers();
    expect((await get({ 'If-None-Match': `"another", W/${etag}` })).status()).toBe(304);
    expect((await get({ 'If-None-Match': '"another"' })).status()).toBe(200);
    expect((await get({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).status()).toBe(200);
  });

  test('Markdown is compressed and has its own type', async ({ request }) => {
    const response = await request.get('docs/docs.md', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test('range requests return part of a file; invalid ranges are ignored', async ({ request }) => {
    const whole = await (await request.get('sitemap.xml')).body();
    const get = (range: string) =>
      request.get('sitemap.xml', { headers: { 'Accept-Encoding': 'identity', Range: range } });
    const last = await get('bytes=-100');
    expect(last.status()).toBe(206);
    expect((await last.body()).equals(whole.subarray(-100))).toBe(true);
    expect((await get('bytes=50-10')).status()).toBe(200);
    expect((await get(`bytes=${whole.length}-`)).status()).toBe(416);
    expect((await get('bytes=0-9')).headers()['content-range']).toBe(`bytes 0-9/${whole.length}`);
  });

  test('methods other than GET and HEAD are not allowed', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('docs/docs', { method });
      expect(response.status()).toBe(405);
      expect(response.headers()['allow']).toBe('GET, HEAD');
    }
    expect((await request.head('docs/docs')).status()).toBe(200);
  });

  test('paths with invalid percent-encoding show the not-found page', async ({ page }) => {
    for (const path of ['%E0%A4%A', '%00', '..%2fsecret.html']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    }
  });

  test('files with a hash in their name are immutable', async ({ page, request }) => {
    await page.goto('./');
    const script = await page.locator('script[src*="/assets/js/main"]').getAttribute('src');
    const response = await request.get(script!);
    expect(response.headers()['cache-control']).toContain('immutable');
  });

  test('{base}storybook contains a story for every example and component', async ({
    page,
    request,
  }) => {
    const response = await page.goto('storybook');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Storybook/);
    const manifest = (
      await import('../../.generated/examples/manifest.json', { with: { type: 'json' } })
    ).default;
    const { entries } = await (await request.get('storybook/index.json')).json();
    const stories = Object.keys(entries).filter((id) => entries[id].type === 'story');
    const isComponentStory = (id: string) => entries[id].title.startsWith('Components/');
    const examples = stories.filter((id) => !isComponentStory(id));
    expect(examples.sort()).toEqual(manifest.map(({ id }) => id.replace('/', '--')).sort());
    expect(stories.filter(isComponentStory)).toHaveLength(libraryVersion.componentStories);
  });

  test('controls of a component story change the chart', async ({ page }) => {
    const texts = await recordTexts(page);
    const story = 'storybook/iframe.html?id=components-axis--with-controls';
    await page.goto(`${story}&args=title:Hello`);
    await expect.poll(texts).toContainEqual(expect.objectContaining({ text: 'Hello' }));
    await page.goto(story);
    await expect(page.locator('.echChartStatus')).toHaveAttribute('data-ech-render-count', /[1-9]/);
    await expect.poll(texts).not.toEqual([]);
    expect(await texts()).not.toContainEqual(expect.objectContaining({ text: 'Hello' }));
  });

  for (const mode of ['light', 'dark'])
    test(`a story renders its example in ${mode} mode`, async ({ page }) => {
      const texts = await recordTexts(page);
      await page.goto(`storybook/iframe.html?id=bar--stacked&globals=mode:${mode}`);
      await expect(page.locator('.echChartStatus')).toHaveAttribute(
        'data-ech-render-count',
        /[1-9]/,
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const [axisTitle] = (await texts()).filter(({ text }) => text === 'Visits');
      const red = parseInt(axisTitle!.color.slice(1, 3), 16);
      expect(red > 127 ? 'dark' : 'light', `a title in ${axisTitle!.color}`).toBe(mode);
    });
});

/**
 * Records the texts that charts draw on all pages opened from now on.
 *
 * @returns a function that reads the texts of the page.
 */
async function recordTexts(page: Page) {
  await page.addInitScript(() => {
    window.texts = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...position) {
      window.texts.push({ text, color: String(this.fillStyle) });
      fillText.call(this, text, ...position);
    };
  });
  return () => page.evaluate(() => window.texts);
}

declare global {
  interface Window {
    /** Texts drawn by charts since the page was opened. */
    texts: { text: string; color: string }[];
  }
}
