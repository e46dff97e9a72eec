import { useEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Calls a function after the effects of the elements before it. */
function AfterEffects({ call }: { call: () => void }) {
  useEffect(call);
  return null;
}

/**
 * Renders an element whose charts receive their specs first, and their size of 600 × 300 pixels when `tellSize` is
 * called. Browsers report the size before or after the specs; `render` always has it before.
 *
 * @returns `show`, which renders another element in its place, and `tellSize`, which throws what a chart throws then.
 */
export async function renderBeforeSize(element: ReactElement) {
  const observed: (() => void)[] = [];
  class Observer {
    constructor(private readonly report: (entries: object[]) => void) {}
    observe(target: Element) {
      observed.push(() => this.report([{ target, contentRect: { width: 600, height: 300 } }]));
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (content: ReactElement) =>
    new Promise<void>((resolve) =>
      root.render(
        <>
          {content}
          <AfterEffects call={resolve} />
        </>,
      ),
    );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await show(element);
  vi.unstubAllGlobals();
  const tellSize = () => observed.splice(0).forEach((report) => report());
  return { container, show, tellSize };
}
