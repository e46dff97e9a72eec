import { expect, test, type Page } from '@playwright/test';

interface RegisteredTool {
  name: string;
  description: string;
}

/** The answer of a tool, of which the browser passes on the JSON. */
interface Answer {
  content: { text: string }[];
  isError?: boolean;
}

declare global {
  /** What Chromium has of the draft of WebMCP, with its flag. */
  interface ModelContext {
    getTools: () => Promise<RegisteredTool[]>;
    executeTool: (tool: RegisteredTool, input: object) => Promise<string>;
  }
}

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'],
    });
  },
});

const names = (page: Page) =>
  page.evaluate(async () => (await document.modelContext.getTools()).map(({ name }) => name));

const call = (page: Page, tool: string, input: object): Promise<Answer> =>
  page.evaluate(
    async ([name, args]): Promise<Answer> => {
      const tools = await document.modelContext.getTools();
      const found = tools.find((one) => one.name === name);
      if (!found) throw new Error(`The page has no tool ${name}.`);
      return JSON.parse(await document.modelContext.executeTool(found, args));
    },
    [tool, input] as const,
  );

test('agents search, read, get examples and check code', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('docs/axes');
  await expect
    .poll(() => names(page))
    .toEqual(['check_code', 'describe', 'find_example', 'get_example', 'read_page', 'search']);
  const text = async (tool: string, input: object) =>
    (await call(page, tool, input)).content[0]?.text;

  expect(await text('search', { query: 'hide the legend' })).toContain('showLegend');
  expect(await text('read_page', { page: 'docs/axes', section: 'outline' })).toBeTruthy();
  expect(await text('describe', { name: 'Axis.tickFormat' })).toContain('tickFormat');
  expect(await text('get_example', { id: 'bar/stacked', target: 'next' })).toContain(
    '{ ssr: false }',
  );
  const code =
    'import { BarSeries, Chart } from \'@elastic/charts\';\nexport const A = () => <Chart><BarSeries id="a" stackMode="percent" data={[]} xAccessor="x" yAccessors={[\'y\']} /></Chart>;';
  expect(await text('check_code', { code })).toContain('StackMode.Percentage');

  const missing = await call(page, 'get_example', { id: 'bar/stacks' });
  expect(missing.isError).toBe(true);
  expect(missing.content[0]?.text).toContain('Nearest: bar/stacked');
  const wrong = await call(page, 'search', { query: 5 });
  expect(wrong.content[0]?.text).toContain('"query" must be a string');

  // The tools of a page stay when the reader follows a link.
  await page.getByRole('link', { name: 'Troubleshooting' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting');
  expect(await names(page)).toHaveLength(6);
  expect(errors).toEqual([]);
});

test('Without WebMCP, a page loads none of its code', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'modelContext'));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('docs/axes', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'modelContext' in document)).toBe(false);
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.filter((body) => body.includes('find_example'))).toEqual([]);
});
