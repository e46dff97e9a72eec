import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';
import { installAnimationFrames } from './animation-frames';
import { installCanvasBackend } from './canvas-backend';

const names = [
  'document',
  'navigator',
  'HTMLElement',
  'Element',
  'Node',
  'getComputedStyle',
] as const;

/** A headless DOM with a configurable width, in which charts render in Node. */
export interface HeadlessDom {
  /** Element to render into. */
  root: HTMLElement;
  /** Sets the width of the viewport in CSS pixels. */
  setWidth: (width: number) => void;
}

/**
 * Installs a headless DOM as the globals of the process.
 *
 * @param css - stylesheet of the charts, which determines the height of titles
 */
export function createHeadlessDom(css: string): HeadlessDom {
  const { window } = new JSDOM(`<style>${css}</style>`, { pretendToBeVisual: true });
  installAnimationFrames(window);
  installCanvasBackend(window);
  let viewportWidth = 0;
  class ResizeObserverStub {
    constructor(private readonly report: (entries: unknown[]) => void) {}
    // Browsers report the size later, before or after the effects that pass the specs to the chart. Here it is always
    // before, so that drawings and errors do not depend on the speed of the machine.
    observe(target: HTMLElement): void {
      const width = availableWidth(target, viewportWidth);
      this.report([{ target, contentRect: { width, height: chartHeight(target) } }]);
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  const globals: Record<string, unknown> = {
    window,
    ...Object.fromEntries(names.map((name) => [name, window[name]])),
    requestAnimationFrame: window.requestAnimationFrame,
    cancelAnimationFrame: window.cancelAnimationFrame,
    ResizeObserver: ResizeObserverStub,
    DOMMatrix,
    Path2D,
    IS_REACT_ACT_ENVIRONMENT: false,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.assign(window, { devicePixelRatio: 1, ResizeObserver: ResizeObserverStub, Path2D });
  return {
    root: window.document.body.appendChild(window.document.createElement('div')),
    setWidth: (width) => (viewportWidth = width),
  };
}

/**
 * Returns the width available to a chart: that of the closest ancestor with a width in pixels, or of the viewport,
 * without the padding and borders in between.
 */
function availableWidth(target: HTMLElement, viewportWidth: number): number {
  let insets = 0;
  for (let element = target.parentElement; element; element = element.parentElement) {
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = element.style;
    for (const length of [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth])
      insets += parseFloat(length) || 0;
    if (element.style.width.endsWith('px')) return parseFloat(element.style.width) - insets;
  }
  return viewportWidth - insets;
}

/** Returns the height of a chart without its titles. */
function chartHeight(target: HTMLElement): number {
  const chart = target.closest<HTMLElement>('.echChart');
  if (!chart) return 0;
  const titles = [...chart.querySelectorAll('.echChartTitle, .echChartDescription')].map(
    (title) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(title);
      // jsdom ignores specificity. A description below a title has no padding at the top.
      const above = title.previousElementSibling ? '0' : paddingTop;
      return [lineHeight, above, paddingBottom]
        .map((length) => parseFloat(length) || 0)
        .reduce((sum, length) => sum + length);
    },
  );
  return titles.reduce((rest, title) => rest - title, parseFloat(chart.style.height));
}
