import type { DebugState, GeometryValue, XYChartElementEvent } from '@elastic/charts';
import { describe, expect, it } from 'vitest';
import { showExample, type ShownExample } from '../../show-example';
import { soon } from '../../soon';

const namesOfBars = ({ bars = [] }: DebugState = {}) => bars.map(({ name }) => name);
const heading = ({ container }: ShownExample) => container.querySelector('h3')?.textContent;

it('blocks/kpi-row: the period changes values, changes and trends', async () => {
  const shown = await showExample('blocks/kpi-row');
  const tiles = () =>
    [...shown.container.querySelectorAll('li > .echChart')].map(({ textContent }) => textContent);
  const before = tiles();
  expect(before).toHaveLength(4);
  expect(shown.status()).toBe('Last 30 days, compared with the 30 days before');
  expect(before[3]).toContain('▼');
  shown.choose('Period', '7');
  await soon(() => expect(tiles().filter((text, index) => text === before[index])).toEqual([]));
  expect(shown.status()).toBe('Last 7 days, compared with the 7 days before');
});

describe('examples/blocks/linked-brush', () => {
  it('A drag over one chart selects the range of both, and the crosshair moves through both.', async () => {
    const shown = await showExample('blocks/linked-brush');
    const [traffic, latency] = shown.settings;
    const min = traffic?.xDomain && 'min' in traffic.xDomain ? traffic.xDomain.min : NaN;
    const hour = 3_600_000;
    traffic?.onBrushEnd?.({ x: [min + hour, min + 5 * hour] });
    const range = { min: min + hour, max: min + 5 * hour };
    await soon(() => expect(shown.settings.map(({ xDomain }) => xDomain)).toEqual([range, range]));
    expect(shown.status()).toContain('Mar 9, 01:00 to Mar 9, 05:00 UTC');
    // Both charts pass their pointer events to the same listener, and show those of others.
    expect(latency?.onPointerUpdate).toBe(traffic?.onPointerUpdate);
    expect(latency?.externalPointerEvents?.tooltip?.visible).toBe(true);
  });

  it('Buttons do the same without a mouse; a line of text says which range is shown.', async () => {
    const shown = await showExample('blocks/linked-brush');
    const xValues = () => shown.states().map(({ axes }) => axes?.x[0]?.labels);
    const [, before] = xValues();
    shown.press('6 hours');
    await soon(() => expect(shown.status()).toContain('Mar 10, 18:00 to Mar 11, 00:00'));
    await soon(() => expect(xValues()[1]).not.toEqual(before));
    shown.press('Later');
    expect(shown.status()).toContain('Mar 10, 18:00 to Mar 11, 00:00');
    shown.press('Earlier');
    await soon(() => expect(shown.status()).toContain('Mar 10, 15:00 to Mar 10, 21:00'));
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
    expect(shown.status()).toBe(`${total.toLocaleString('en')} orders in all regions`);

    shown.container.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['App', 'Store']));
    await soon(() => expect(totalOf(shown.states()[1])).toBeLessThan(total));
    expect(colorOf(shown.states()[0], 'App')).toBe(colorOf(all, 'App'));

    shown.choose('Region', 'West');
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['App']));
    await soon(() =>
      expect(shown.status()).toBe(
        `${totalOf(shown.states()[1]).toLocaleString('en')} orders in the West`,
      ),
    );
  });

  it('If none do, the charts offer to reset the filters.', async () => {
    const shown = await showExample('blocks/filter-bar');
    const before = shown.status();
    for (const box of shown.container.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
      box.click();
      await soon(() => expect(box.checked).toBe(false));
    }
    await soon(() => expect(shown.container.textContent).toContain('No order matches.'));
    expect(shown.status()).toBe('0 orders in all regions');
    shown.press('Show all orders');
    await soon(() => expect(namesOfBars(shown.states()[0])).toEqual(['Web', 'App', 'Store']));
    expect(shown.status()).toBe(before);
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
    ariaLabelledBy
      ?.split(' ')
      .map((id) => container.querySelector(`[id="${id}"] button, [id="${id}"]`)?.textContent)
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
    shown.settings[0]?.onElementClick?.([clickOn('Europe')]);
    await soon(() => expect(parts()).toEqual(['Germany', 'France', 'Portugal']));
    shown.press('Portugal');
    await soon(() => expect(parts()).toEqual(['Lisbon', 'Porto']));
    expect(shown.container.querySelectorAll('tbody button')).toHaveLength(0);
    // A city has no parts.
    shown.settings[0]?.onElementClick?.([clickOn('Porto')]);
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
