import { DARK_THEME, LIGHT_THEME } from '@elastic/charts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { elementIn, first, partOf } from '../../render-chart';
import { showExample } from '../../show-example';
import { soon } from '../../soon';

describe('examples/blocks/data-states', () => {
  it('One panel for all states of its data, in the space of the chart, so that nothing moves when data arrives.', async () => {
    const { container } = await showExample('blocks/data-states');
    const panels = [...container.querySelectorAll('article')];
    const texts = panels.map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Loading …');
    expect(texts[1]).toContain('Nothing was returned this week.');
    expect(texts[2]).toContain('The server did not answer in time.');
    expect(texts[3]).toContain('The rows of Friday to Sunday are missing.');
    const heights = panels.map((panel) => elementIn(panel, '.echChart').style.height);
    expect(new Set(heights).size).toBe(1);
  });

  it('Changes are announced, the focus stays in the panel, and the animation ends by itself and respects reduced motion.', async () => {
    const shown = await showExample('blocks/data-states');
    const orders = elementIn(shown.container, 'article:nth-of-type(3)');
    expect(orders.querySelector('[role=alert]')?.textContent).toContain('The server did not');
    elementIn(orders, 'button').click();
    await soon(() => expect(shown.status()).toBe('Orders: loading'));
    expect(orders.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(orders);
    await soon(() => expect(shown.status()).toBe('Orders: loaded'));
    await soon(() => expect(orders.querySelector('canvas')).not.toBeNull());
    expect(orders.querySelector('[role=alert]')).toBeNull();
    const css = elementIn(shown.container, 'style').textContent ?? '';
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
    const updated = () => elementIn(shown.container, 'time').textContent;
    expect(timers()).toEqual([]);
    expect(updated()).toBe('09:04:55');

    shown.choose('Refresh', '5');
    await soon(() => expect(timers()).toHaveLength(1));
    expect(shown.status()).toBe('Refreshes every 5 seconds');
    const [tick] = first(timers());
    tick();
    await soon(() => expect(updated()).toBe('09:05:00'));

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    tick();
    hidden.mockRestore();
    shown.press('Refresh now');
    await soon(() => expect(updated()).toBe('09:05:05'));

    const timer = intervals.mock.results[intervals.mock.calls.indexOf(first(timers()))]?.value;
    shown.choose('Refresh', '0');
    await soon(() => expect(cleared).toHaveBeenCalledWith(timer));
    expect(shown.status()).toBe('');
    vi.restoreAllMocks();
  });
});

describe('examples/blocks/small-multiples', () => {
  it('A chart for each branch, in a grid that wraps, with one domain for all, so that heights can be compared. A checkbox gives each branch its own scale, for the shapes.', async () => {
    const shown = await showExample('blocks/small-multiples');
    const scales = () => new Set(shown.states().map(({ axes }) => axes?.y[0]?.labels.join(' ')));
    expect(shown.states()).toHaveLength(6);
    expect(scales()).toEqual(new Set(['€0k €20k €40k €60k €80k']));
    elementIn(shown.container, '[type=checkbox]').click();
    await soon(() => expect(scales().size).toBeGreaterThan(1));
  });
});

describe('examples/blocks/print', () => {
  it('The button draws the charts for white paper before it prints, in dark mode too. On paper, controls go, a figure stays on one page, and the table of figures is open.', async () => {
    const shown = await showExample('blocks/print');
    const details = elementIn<HTMLDetailsElement>(shown.container, 'details');
    const baseThemes = () => shown.settings.map(({ baseTheme }) => baseTheme);
    const print = vi.fn(() => [baseThemes(), details.open]);
    window.print = print;
    shown.press('Print');
    await soon(() => expect(print).toHaveReturnedWith([[LIGHT_THEME, LIGHT_THEME], true]));
    window.dispatchEvent(new window.Event('afterprint'));
    await soon(() => expect(details.open).toBe(false));
    expect(baseThemes()).toEqual([undefined, undefined]);
    expect(print).toHaveBeenCalledTimes(1);
    const css = elementIn(shown.container, 'style').textContent ?? '';
    expect(css).toMatch(/figure \{[^}]*break-inside: avoid/);
    expect(css).toMatch(/@media print \{\s*section.print > .head > button/);
  });
});

describe('examples/blocks/dark-mode', () => {
  it('Without a choice the block follows data-theme of the document, and without that the system, at once when it changes. A button overrules both. Base theme and colors of series change together.', async () => {
    const { documentElement } = document;
    const system = Object.assign(new window.EventTarget(), { matches: true });
    const { matchMedia } = window;
    // Other files of the same worker set it once.
    onTestFinished(() => {
      window.matchMedia = matchMedia;
    });
    window.matchMedia = () => system as unknown as MediaQueryList;
    const shown = await showExample('blocks/dark-mode');
    const theme = () => shown.settings[0]?.baseTheme;
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
    tabs[1]?.dispatchEvent(key);
    await soon(() => expect(shown.states()[0]?.bars?.[0]?.name).toBe('Visits'));
    expect(selected()).toEqual(['false', 'false', 'true']);
    expect(document.activeElement).toBe(tabs[2]);
  });
});

describe('examples/blocks/report', () => {
  it('An article with numbered figures and captions, whose sentences are computed from the rows of the charts. The data is a link that downloads CSV, and a table; figures stay whole in print.', async () => {
    const { container, states } = await showExample('blocks/report');
    const tickets = first(partOf(states()[0], 'bars')).bars.map(({ y }) => y);
    const total = tickets.reduce((sum, each) => sum + each, 0);
    expect(container.querySelector('.lead')?.textContent).toContain(
      `${total.toLocaleString('en')} tickets arrived in ${tickets.length} weeks`,
    );
    const { href } = elementIn<HTMLAnchorElement>(container, 'a[download]');
    const rows = decodeURIComponent(href.split(',')[1] ?? '').split('\n');
    expect(rows[0]).toBe('week,tickets,hours');
    expect(rows.slice(1).map((row) => Number(row.split(',')[1]))).toEqual(tickets);
    const ofTopics = [...container.querySelectorAll('td:nth-of-type(1)')].map(({ textContent }) =>
      Number(textContent?.replace(',', '')),
    );
    expect(ofTopics.reduce((sum, each) => sum + each, 0)).toBe(total);
  });
});
