import { beforeAll, expect, it } from 'vitest';
import { loadFonts, registerFonts } from './fonts';
import { createHeadlessDom, type HeadlessDom } from './headless-dom';

let dom: HeadlessDom;
beforeAll(() => {
  registerFonts(loadFonts(process.cwd()));
  dom = createHeadlessDom('.title { height: 40px }');
});

/** Returns the size that a resize observer reports for an element. */
const observed = (element: Element) =>
  new Promise<{ width: number; height: number }>((resolve) =>
    new ResizeObserver(([entry]) => resolve(entry!.contentRect)).observe(element),
  );

it('installs its document as the global one', () => {
  expect(dom.root.ownerDocument).toBe(document);
  expect(getComputedStyle(dom.root)).toBeDefined();
});

it('reports the width of the viewport to resize observers', async () => {
  const chart = dom.root.appendChild(document.createElement('div'));
  dom.setWidth(669);
  expect((await observed(chart)).width).toBe(669);
  dom.setWidth(324);
  expect((await observed(chart)).width).toBe(324);
});

it('provides canvases that measure text', () => {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = '12px Inter';
  expect(context.measureText('Elastic').width).toBeGreaterThan(context.measureText('E').width);
});
