import { DOMMatrix, Path2D } from '@napi-rs/canvas';
import { JSDOM } from 'jsdom';
import { backCanvases } from './drawing-canvas';

const names = [
  'document',
  'navigator',
  'HTMLElement',
  'Element',
  'Node',
  'getComputedStyle',
] as const;

/** A document with a screen of a given width, on which charts can be drawn in Node. */
export interface Screen {
  /** Element to render into. */
  root: HTMLElement;
  /** Sets how wide charts are from now on, in CSS pixels. */
  setWidth: (width: number) => void;
}

/**
 * Puts a document with a screen in the place of the browser, for the rest of the process.
 *
 * @param css - the charts' stylesheet, from which the height of titles is read
 */
export function makeScreen(css: string): Screen {
  const { window } = new JSDOM(`<style>${css}</style><body><div></div></body>`, {
    pretendToBeVisual: true,
  });
  backCanvases(window);
  let screenWidth = 0;
  class ResizeObserverOfScreen {
    constructor(private readonly report: (entries: unknown[]) => void) {}
    observe(target: HTMLElement): void {
      setTimeout(() =>
        this.report([
          {
            target,
            contentRect: { width: widthWithin(target, screenWidth), height: chartHeight(target) },
          },
        ]),
      );
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  const globals: Record<string, unknown> = {
    window,
    ...Object.fromEntries(names.map((name) => [name, window[name]])),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    ResizeObserver: ResizeObserverOfScreen,
    DOMMatrix,
    Path2D,
    IS_REACT_ACT_ENVIRONMENT: false,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.assign(window, { devicePixelRatio: 1, ResizeObserver: ResizeObserverOfScreen, Path2D });
  return {
    root: window.document.querySelector('div')!,
    setWidth: (width) => (screenWidth = width),
  };
}

/** Width that the elements around a chart leave to it: the screen's without their padding and borders. */
function widthWithin(target: HTMLElement, screenWidth: number): number {
  let width = screenWidth;
  for (let element = target.parentElement; element; element = element.parentElement) {
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = element.style;
    for (const length of [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth])
      width -= parseFloat(length) || 0;
  }
  return width;
}

/** Height that a chart leaves to what it draws: its own without its titles. */
function chartHeight(target: HTMLElement): number {
  const chart = target.closest<HTMLElement>('.echChart');
  if (!chart) return 0;
  const titles = [...chart.querySelectorAll('.echChartTitle, .echChartDescription')].map(
    (title) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(title);
      // jsdom follows the order of rules, not their weight: a description under a title has no padding above.
      const above = title.previousElementSibling ? '0' : paddingTop;
      return [lineHeight, above, paddingBottom]
        .map((length) => parseFloat(length) || 0)
        .reduce((sum, length) => sum + length);
    },
  );
  return titles.reduce((rest, title) => rest - title, parseFloat(chart.style.height));
}
