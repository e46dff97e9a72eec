import { expect, test, type Page } from '@playwright/test';

test.describe('Section 2, the site is served as a static host does', () => {
  test('pages are sent in brotli to those who accept it', async ({ request }) => {
    const response = await request.get('docs/docs', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding']).toBe('br');
    expect(response.headers()['cache-control']).toBe('no-cache');
  });

  test('an unknown address gets its page in brotli, with its status', async ({ request }) => {
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

  test('a reader who has the page is sent it again only when it is another one', async ({
    request,
  }) => {
    const get = (headers = {}) =>
      request.get('docs/docs', { headers: { 'Accept-Encoding': 'br', ...headers } });
    const { etag = '' } = (await get()).headers();
    expect((await get({ 'If-None-Match': `"another", W/${etag}` })).status()).toBe(304);
    expect((await get({ 'If-None-Match': '"another"' })).status()).toBe(200);
    expect((await get({ 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).status()).toBe(200);
  });

  test('a part of a file can be asked for, and a wrong one does no harm', async ({ request }) => {
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

  test('there is nothing to change: other methods than GET and HEAD are not allowed', async ({
    request,
  }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('docs/docs', { method });
      expect(response.status()).toBe(405);
      expect(response.headers()['allow']).toBe('GET, HEAD');
    }
    expect((await request.head('docs/docs')).status()).toBe(200);
  });

  test('an address that cannot be decoded is an unknown one', async ({ page }) => {
    for (const address of ['%E0%A4%A', '%00', '..%2fsecret.html']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    }
  });

  test('files with a hash in their name are cached for ever', async ({ page, request }) => {
    await page.goto('./');
    const script = await page.locator('script[src*="/assets/js/main"]').getAttribute('src');
    const response = await request.get(script!);
    expect(response.headers()['cache-control']).toContain('immutable');
  });

  test('the stories stand at {base}storybook and are those of the examples', async ({
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
    const ofComponent = (id: string) => entries[id].title.startsWith('Components/');
    const examples = stories.filter((id) => !ofComponent(id));
    expect(examples.sort()).toEqual(manifest.map(({ id }) => id.replace('/', '--')).sort());
    expect(stories.filter(ofComponent)).toHaveLength(34);
  });

  test('a control of a component’s story changes the chart', async ({ page }) => {
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
    test(`a story draws its example in ${mode} mode`, async ({ page }) => {
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
 * Records the texts that charts draw on the pages which are opened next.
 *
 * @returns a function that reads those of the page.
 */
async function recordTexts(page: Page) {
  await page.addInitScript(() => {
    window.texts = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      window.texts.push({ text, color: String(this.fillStyle) });
      fillText.call(this, text, ...place);
    };
  });
  return () => page.evaluate(() => window.texts);
}

declare global {
  interface Window {
    /** Texts that charts have drawn since the page was opened. */
    texts: { text: string; color: string }[];
  }
}
