import { JSDOM } from 'jsdom';

const names = ['window', 'document', 'HTMLElement', 'Element', 'Node', 'getComputedStyle'] as const;

/** Does nothing: specs are read before charts are drawn. */
class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Installs a headless DOM as global variables.
 *
 * @returns a function that creates container elements, and one that removes the headless DOM.
 */
export function installHeadlessDom(): { element: () => HTMLElement; remove: () => void } {
  const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
  window.HTMLCanvasElement.prototype.getContext = () => null;
  const globals: Record<string, unknown> = {
    ...Object.fromEntries(names.map((name) => [name, name === 'window' ? window : window[name]])),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
    ResizeObserver: ResizeObserverStub,
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
