import { JSDOM } from 'jsdom';

const names = ['window', 'document', 'HTMLElement', 'Element', 'Node', 'getComputedStyle'] as const;

/** Observes nothing: specs are read before anything would be drawn. */
class ResizeObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Puts a document without a screen in the place of the browser.
 *
 * @returns a maker of elements to render into, and what takes the document away again.
 */
export function standInForBrowser(): { element: () => HTMLElement; remove: () => void } {
  const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
  window.HTMLCanvasElement.prototype.getContext = () => null;
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(names.map((name) => [name, name === 'window' ? window : window[name]])),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    ResizeObserver: ResizeObserverStandIn,
    IS_REACT_ACT_ENVIRONMENT: true,
  };
  const before = Object.fromEntries(
    Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    element: () => window.document.body.appendChild(window.document.createElement('div')),
    remove: () => {
      for (const [name, property] of Object.entries(before)) {
        if (property) Object.defineProperty(globalThis, name, property);
        else Reflect.deleteProperty(globalThis, name);
      }
      window.close();
    },
  };
}
