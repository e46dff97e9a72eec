import {
  DARK_THEME,
  LIGHT_THEME,
  type DebugState,
  type GeometryValue,
  type XYChartElementEvent,
} from '@elastic/charts';
import { describe, expect, it, vi } from 'vitest';
import { showExample, type ShownExample } from '../show-example';

/** Waits until an expectation holds, because charts draw after React has rendered. */
const soon = <Result,>(expectation: () => Result) =>
  vi.waitFor(expectation, { timeout: 10_000, interval: 20 });

const namesOfBars = ({ bars = [] }: DebugState = {}) => bars.map(({ name }) => name);
const status = ({ container }: ShownExample) =>
  container.querySelector('[role=status]')?.textContent;
const heading = ({ container }: ShownExample) => container.querySelector('h3')?.textContent;

it('blocks/kpi-row: the period changes values, changes and trends', async () => {
  const shown = await showExample('blocks/kpi-row');
  const tiles = () =>
    [...shown.container.querySelectorAll('li > .echChart')].map(({ textContent }) => textContent);
  const before = tiles();
  expect(before).toHaveLength(4);
  expect(status(shown)).toBe('Last 30 days, compared with the 30 days before');
  expect(before[3]).toContain('▼');
  shown.choose('Period', '7');
  await soon(() => expect(tiles().filter((text, index) => text === before[index])).toEqual([]));
  expect(status(shown)).toBe('Last 7 days, compared with the 7 days before');
});

describe('examples/blocks/linked-brush', () => {
  it('A drag over one chart selects the range of both, and the crosshair moves through both.', async () => {
    const shown = await showExample('blocks/linked-brush');
    const [traffic, latency] = shown.settings;
    const { min } = traffic!.xDomain as { min: number };
    const hour = 3_600_000;
    traffic!.onBrushEnd!({ x: [min + hour, min + 5 * hour] });
    const range = { min: min + hour, max: min + 5 * hour };
    await soon(() => expect(shown.settings.map(({ xDomain }) => xDomain)).toEqual([range, range]));
    expect(status(shown)).toContain('Mar 9, 01:00 to Mar 9, 05:00 UTC');
    // Both charts pass their pointer events to the same listener, and show those of others.
    expect(latency!.onPointerUpdate).toBe(traffic!.onPointerUpdate);
    expect(latency!.externalPointerEvents?.tooltip?.visible).toBe(true);
  });

  it('Buttons do the same without a mouse; a line of text says which range is shown.', async () => {
    const shown = await showExample('blocks/linked-brush');
    const xValues = () => shown.states().map(({ axes }) => axes?.x[0]?.labels);
    const [, before] = xValues();
    shown.press('6 hours');
    await soon(() => expect(status(shown)).toContain('Mar 10, 18:00 to Mar 11, 00:00'));
    await soon(() => expect(xValues()[1]).not.toEqual(before));
    shown.press('Later');
    expect(status(shown)).toContain('Mar 10, 18:00 to Mar 11, 00:00');
    shown.press('Earlier');
    await soon(() => expect(status(shown)).toContain('Mar 10, 15:00 to Mar 10, 21:00'));
  });
});

describe('examples/blocks/filter-bar', () => {
  it('Labelled controls above the charts filter all of them. The rows are filtered once, colors stay with their channel, and a line of text says how many orders match.', async () => {
    const shown = await showExample('blocks/filter-bar');
    const [all] = shown.states();
    const colorOf = (state: DebugState | undefined, name: string) =>
      state?.bars?.find((bars) => bars.name === name)?.color;
    expect(namesOfBars(all)).toEqual(['Web', 'App', 'Store']);
    const totalOf = (state: DebugState | undefined) =>
      (state?.bars ?? []).flatMap(({ bars }) => bars).reduce((sum, { y }) => sum + y, 0);
    const [, products] = shown.states();
    const total = totalOf(products);
    expect(status(shown)).toBe(`${total.toLocaleString('en')} orders in all regions`);

    shown.container.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['App', 'Store']));
    await soon(() => expect(totalOf(shown.states()[1])).toBeLessThan(total));
    expect(colorOf(shown.states()[0], 'App')).toBe(colorOf(all, 'App'));

    shown.choose('Region', 'West');
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['App']));
    await soon(() =>
      expect(status(shown)).toBe(
        `${totalOf(shown.states()[1]).toLocaleString('en')} orders in the West`,
      ),
    );
  });

  it('If none do, the charts offer to reset the filters.', async () => {
    const shown = await showExample('blocks/filter-bar');
    const before = status(shown);
    for (const box of shown.container.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
      box.click();
      await soon(() => expect(box.checked).toBe(false));
    }
    await soon(() => expect(shown.container.textContent).toContain('No order matches.'));
    expect(status(shown)).toBe('0 orders in all regions');
    shown.press('Show all orders');
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['Web', 'App', 'Store']));
    expect(status(shown)).toBe(before);
  });
});

it('blocks/metrics-table: buttons in the header sort the rows', async () => {
  const shown = await showExample('blocks/metrics-table');
  const names = () =>
    [...shown.container.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  const sorted = () =>
    [...shown.container.querySelectorAll('[aria-sort]')].map((column) => [
      column.className,
      column.getAttribute('aria-sort'),
    ]);
  expect(names()).toEqual(['Search', 'Catalog', 'Checkout', 'Accounts', 'Invoices']);
  expect(sorted()).toEqual([['requests', 'descending']]);
  shown.press('Latency');
  await soon(() =>
    expect(names()).toEqual(['Checkout', 'Invoices', 'Accounts', 'Search', 'Catalog']),
  );
  shown.press('Service');
  await soon(() =>
    expect(names()).toEqual(['Accounts', 'Catalog', 'Checkout', 'Invoices', 'Search']),
  );
  shown.press('Service ▲');
  await soon(() => expect(names()[0]).toBe('Search'));
  expect(sorted()).toEqual([['name', 'descending']]);
});

it('blocks/metrics-table: each chart is named by its column and its row', async () => {
  const { container, settings } = await showExample('blocks/metrics-table');
  const names = settings.map(({ ariaLabelledBy }) =>
    ariaLabelledBy!
      .split(' ')
      .map((id) => container.querySelector(`[id="${id}"] button, [id="${id}"]`)!.textContent)
      .join(' '),
  );
  expect(names.slice(0, 2)).toEqual(['Requests ▼ Search', 'Latency Search']);
  expect(new Set(names).size).toBe(10);
});

describe('examples/blocks/drill-down', () => {
  it('A click on a bar shows its parts, and so does the button of its row in the table, which keyboards and screen readers reach.', async () => {
    const shown = await showExample('blocks/drill-down');
    const parts = () => shown.states()[0]?.bars?.[0]?.bars.map(({ x }) => x);
    expect(parts()).toEqual(['Europe', 'Asia', 'America']);
    shown.settings[0]!.onElementClick!([clickOn('Europe')]);
    await soon(() => expect(parts()).toEqual(['Germany', 'France', 'Portugal']));
    shown.press('Portugal');
    await soon(() => expect(parts()).toEqual(['Lisbon', 'Porto']));
    expect(shown.container.querySelectorAll('tbody button')).toHaveLength(0);
    // A city has no parts.
    shown.settings[0]!.onElementClick!([clickOn('Porto')]);
    expect(heading(shown)).toBe('Revenue by city, Portugal');
  });

  it('The path leads back; the focus moves to the heading of the new level.', async () => {
    const shown = await showExample('blocks/drill-down');
    shown.press('Asia');
    await soon(() => expect(heading(shown)).toBe('Revenue by country, Asia'));
    await soon(() => expect(document.activeElement?.localName).toBe('h3'));
    shown.press('World');
    await soon(() => expect(heading(shown)).toBe('Revenue by continent'));
    expect(shown.container.querySelector('[aria-current]')?.textContent).toBe('World');
  });
});

/** What a chart reports about a click on a bar. */
const clickOn = (x: string) => [{ x } as GeometryValue, {}] as XYChartElementEvent;

describe('examples/blocks/data-states', () => {
  it('One panel for all states of its data, in the space of the chart, so that nothing moves when data arrives.', async () => {
    const { container } = await showExample('blocks/data-states');
    const panels = [...container.querySelectorAll('article')];
    const texts = panels.map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Loading …');
    expect(texts[1]).toContain('Nothing was returned this week.');
    expect(texts[2]).toContain('The server did not answer in time.');
    expect(texts[3]).toContain('The rows of Friday to Sunday are missing.');
    const heights = panels.map(
      (panel) => panel.querySelector<HTMLElement>('.echChart')!.style.height,
    );
    expect(new Set(heights).size).toBe(1);
  });

  it('Changes are announced, the focus stays in the panel, and the animation ends by itself and respects reduced motion.', async () => {
    const shown = await showExample('blocks/data-states');
    const orders = shown.container.querySelectorAll('article')[2]!;
    expect(orders.querySelector('[role=alert]')?.textContent).toContain('The server did not');
    orders.querySelector('button')!.click();
    await soon(() => expect(status(shown)).toBe('Orders: loading'));
    expect(orders.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(orders);
    await soon(() => expect(status(shown)).toBe('Orders: loaded'));
    await soon(() => expect(orders.querySelector('canvas')).not.toBeNull());
    expect(orders.querySelector('[role=alert]')).toBeNull();
    const css = shown.container.querySelector('style')!.textContent!;
    expect(css).not.toContain('infinite');
    expect(css.indexOf('animation:')).toBeGreaterThan(css.indexOf('prefers-reduced-motion'));
  });
});

describe('examples/blocks/auto-refresh', () => {
  it('Nothing moves until the reader chooses an interval, and "Off" stops it. A hidden tab asks for nothing.', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval');
    const cleared = vi.spyOn(globalThis, 'clearInterval');
    const timers = () => intervals.mock.calls.filter(([, time]) => time === 5000);
    const shown = await showExample('blocks/auto-refresh');
    const updated = () => shown.container.querySelector('time')!.textContent;
    expect(timers()).toEqual([]);
    expect(updated()).toBe('09:04:55');

    shown.choose('Refresh', '5');
    await soon(() => expect(timers()).toHaveLength(1));
    expect(status(shown)).toBe('Refreshes every 5 seconds');
    const [tick] = timers()[0] as [() => void];
    tick();
    await soon(() => expect(updated()).toBe('09:05:00'));

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    tick();
    hidden.mockRestore();
    shown.press('Refresh now');
    await soon(() => expect(updated()).toBe('09:05:05'));

    const timer = intervals.mock.results[intervals.mock.calls.indexOf(timers()[0]!)]!.value;
    shown.choose('Refresh', '0');
    await soon(() => expect(cleared).toHaveBeenCalledWith(timer));
    expect(status(shown)).toBe('');
    vi.restoreAllMocks();
  });
});

describe('examples/blocks/small-multiples', () => {
  it('A chart for each branch, in a grid that wraps, with one domain for all, so that heights can be compared. A checkbox gives each branch its own scale, for the shapes.', async () => {
    const shown = await showExample('blocks/small-multiples');
    const scales = () => new Set(shown.states().map(({ axes }) => axes?.y[0]?.labels.join(' ')));
    expect(shown.states()).toHaveLength(6);
    expect(scales()).toEqual(new Set(['€0k €20k €40k €60k €80k']));
    shown.container.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
    await soon(() => expect(scales().size).toBeGreaterThan(1));
  });
});

describe('examples/blocks/print', () => {
  it('The button draws the charts for white paper before it prints, in dark mode too. On paper, controls go, a figure stays on one page, and the table of figures is open.', async () => {
    const shown = await showExample('blocks/print');
    const details = shown.container.querySelector('details')!;
    const baseThemes = () => shown.settings.map(({ baseTheme }) => baseTheme);
    const print = vi.fn(() => [baseThemes(), details.open]);
    window.print = print;
    shown.press('Print');
    await soon(() => expect(print).toHaveReturnedWith([[LIGHT_THEME, LIGHT_THEME], true]));
    window.dispatchEvent(new window.Event('afterprint'));
    await soon(() => expect(details.open).toBe(false));
    expect(baseThemes()).toEqual([undefined, undefined]);
    expect(print).toHaveBeenCalledTimes(1);
    const css = shown.container.querySelector('style')!.textContent!;
    expect(css).toMatch(/figure \{[^}]*break-inside: avoid/);
    expect(css).toMatch(/@media print \{\s*section.print > .head > button/);
  });
});

describe('examples/blocks/dark-mode', () => {
  it('Without a choice the block follows data-theme of the document, and without that the system, at once when it changes. A button overrules both. Base theme and colors of series change together.', async () => {
    const { documentElement } = document;
    const system = Object.assign(new window.EventTarget(), { matches: true });
    window.matchMedia = () => system as unknown as MediaQueryList;
    const shown = await showExample('blocks/dark-mode');
    const theme = () => shown.settings[0]!.baseTheme;
    const colors = () => shown.states()[0]?.areas?.map(({ color }) => color);
    expect(theme()).toBe(DARK_THEME);
    const inDarkMode = colors();

    system.matches = false;
    system.dispatchEvent(new window.Event('change'));
    await soon(() => expect(theme()).toBe(LIGHT_THEME));
    await soon(() => expect(colors()).not.toEqual(inDarkMode));

    documentElement.dataset.theme = 'dark';
    await soon(() => expect(theme()).toBe(DARK_THEME));
    shown.press('Light');
    await soon(() => expect(theme()).toBe(LIGHT_THEME));
    shown.press('Automatic');
    await soon(() => expect(theme()).toBe(DARK_THEME));
    delete documentElement.dataset.theme;
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('examples/blocks/mobile', () => {
  it('One column of panels becomes tabs where there is little room, with targets of 44 pixels and arrow keys.', async () => {
    const wide = await showExample('blocks/mobile');
    await soon(() => expect(wide.states()).toHaveLength(3));
    expect(wide.container.querySelector('[role=tab]')).toBeNull();

    const shown = await showExample('blocks/mobile', 324);
    await soon(() => expect(shown.states()).toHaveLength(1));
    const tabs = [...shown.container.querySelectorAll<HTMLElement>('[role=tab]')];
    const selected = () => tabs.map((tab) => tab.getAttribute('aria-selected'));
    shown.press('By hour');
    await soon(() => expect(shown.states()[0]?.areas).toHaveLength(3));
    const key = new window.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
    tabs[1]!.dispatchEvent(key);
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['Visits']));
    expect(selected()).toEqual(['false', 'false', 'true']);
    expect(document.activeElement).toBe(tabs[2]);
  });
});

describe('examples/blocks/report', () => {
  it('An article with numbered figures and captions, whose sentences are computed from the rows of the charts. The data is a link that downloads CSV, and a table; figures stay whole in print.', async () => {
    const { container, states } = await showExample('blocks/report');
    const tickets = states()[0]!.bars![0]!.bars.map(({ y }) => y);
    const total = tickets.reduce((sum, each) => sum + each, 0);
    expect(container.querySelector('.lead')!.textContent).toContain(
      `${total.toLocaleString('en')} tickets arrived in ${tickets.length} weeks`,
    );
    const link = container.querySelector<HTMLAnchorElement>('a[download]')!;
    const rows = decodeURIComponent(link.href.split(',')[1]!).split('\n');
    expect(rows[0]).toBe('week,tickets,hours');
    expect(rows.slice(1).map((row) => Number(row.split(',')[1]))).toEqual(tickets);
    const ofTopics = [...container.querySelectorAll('td:nth-of-type(1)')].map(({ textContent }) =>
      Number(textContent!.replace(',', '')),
    );
    expect(ofTopics.reduce((sum, each) => sum + each, 0)).toBe(total);
  });
});
