/**
 * Globals that can reach other machines or the history of the tab, which no policy closes in every browser, or run code
 * whose loops nobody could end.
 */
const removedGlobals = [
  'RTCDataChannel',
  'RTCPeerConnection',
  'WebAssembly',
  'WebTransport',
  'mozRTCPeerConnection',
  'navigation',
  'webkitRTCPeerConnection',
];
const removedOfHistory = ['back', 'forward', 'go', 'pushState', 'replaceState'];

/**
 * Removes what code of the reader must not have: functions that compile a text, whose loops nobody could end; access to
 * the network past the policy; and the focus, unless it is in the frame.
 */
export function lockEnvironment(): void {
  replaceCompilers();
  for (const name of removedGlobals) Reflect.deleteProperty(window, name);
  for (const name of removedOfHistory) Reflect.deleteProperty(History.prototype, name);
  keepFocusOutside();
}

function refuse(): never {
  throw new EvalError('Code in texts does not run in this frame.');
}

function replaceCompilers(): void {
  Object.defineProperty(window, 'eval', { value: refuse });
  const kinds = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const kind of kinds) {
    const prototype: unknown = Object.getPrototypeOf(kind);
    const compiler = function () {
      refuse();
    };
    // Keeps `instanceof Function`.
    Object.defineProperty(compiler, 'prototype', { value: prototype });
    if (prototype === Function.prototype)
      Object.defineProperty(window, 'Function', { value: compiler });
    if (typeof prototype === 'object' || typeof prototype === 'function')
      Object.defineProperty(prototype, 'constructor', { value: compiler });
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name] as (handler: unknown, ...rest: unknown[]) => number;
    Object.defineProperty(window, name, {
      value: (handler: unknown, ...rest: unknown[]) =>
        typeof handler === 'function' ? start(handler, ...rest) : refuse(),
      configurable: true,
      writable: true,
    });
  }
}

/** Code that focuses an element as soon as it is drawn would take the focus from the editor. */
function keepFocusOutside(): void {
  for (const prototype of [HTMLElement.prototype, SVGElement.prototype]) {
    const { focus } = prototype;
    prototype.focus = function (this: HTMLOrSVGElement, options?: FocusOptions) {
      if (document.hasFocus()) focus.call(this, options);
    };
  }
  window.focus = () => {};
}
