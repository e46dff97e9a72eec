/** Reports 600 by 300 pixels for every element: jsdom has no layout. */
class FixedSizeObserver implements ResizeObserver {
  constructor(private readonly report: ResizeObserverCallback) {}
  observe(target: Element) {
    const entry = { target, contentRect: { width: 600, height: 300 } };
    setTimeout(() => this.report([entry as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = FixedSizeObserver;

/** Has every method, and none does anything. */
const nothing: object = new Proxy({}, { get: () => () => nothing });
const returnNothing = function () {
  return nothing;
};

/** Measures texts, and has no pixels. Its other methods do nothing. */
const context: object = new Proxy(
  {
    measureText: (text: string) => ({ width: text.length * 6 }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
    }),
  },
  {
    get: (target, name) => Reflect.get(target, name) ?? returnNothing,
    set: () => true,
  },
);

// Flame charts ask for WebGL, and complete without it.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  configurable: true,
  value: (kind: string) => (kind === '2d' ? context : null),
});

/** A media query that matches nothing: light mode, a wide screen, no wish for less motion. */
const queryOf = (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

Object.assign(globalThis, {
  Path2D: returnNothing,
  DOMMatrix: returnNothing,
  matchMedia: queryOf,
});
