// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DebugState } from '@elastic/charts';
import Dashboard from './dashboard';

/** Reports 600 by 200 pixels for every element: jsdom has no layout. */
class FixedSizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(target: Element) {
    const entry = { target, contentRect: { width: 600, height: 200 } };
    setTimeout(() => this.report([entry as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = FixedSizeObserver;
// These charts complete without a context; jsdom would print an error for each canvas.
HTMLCanvasElement.prototype.getContext = () => null;

const charts = 10;
const drawn = '.echChartStatus:not([data-ech-render-count="0"])';
let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(<Dashboard debugState />);
  await vi.waitUntil(
    () => container.querySelectorAll(drawn).length === charts,
    10_000,
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** The box with a title. */
function box(title: string): HTMLElement {
  const captions = [...container.querySelectorAll('figcaption')];
  const figure = captions
    .find(({ textContent }) => textContent === title)
    ?.closest('figure');
  if (!figure) throw new Error(`There is no box "${title}".`);
  return figure;
}

/** What the chart of a box has drawn. */
function stateOf(title: string): DebugState {
  const status = box(title).querySelector<HTMLElement>(
    '[data-ech-debug-state]',
  );
  return JSON.parse(status?.dataset.echDebugState ?? '{}') as DebugState;
}

it('stacks the channels', () => {
  const { areas = [], legend } = stateOf('Requests in ten minutes');
  expect(areas.map(({ name }) => name)).toEqual(['Web', 'App', 'Partners']);
  expect(legend?.items.map(({ name }) => name)).toEqual([
    'Web',
    'App',
    'Partners',
  ]);
});

it('marks the limit of the latency', () => {
  const { annotations = [], lines = [] } = stateOf('Latency, 95th percentile');
  expect(annotations.map(({ id }) => id)).toEqual(['limit']);
  expect(lines.map(({ name }) => name)).toEqual(['95th percentile']);
});

it('shows the figures of the whole day', () => {
  expect(box('Key figures').textContent).toContain('Orders');
  expect(box('Key figures').textContent).toContain('4,382');
});

it('switches to dark mode', async () => {
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Dark mode',
  );
  button?.click();
  await vi.waitFor(() =>
    expect(button?.getAttribute('aria-pressed')).toBe('true'),
  );
  expect(document.documentElement.dataset.theme).toBe('dark');
});
