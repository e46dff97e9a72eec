import type { DOMWindow } from 'jsdom';

const frameDuration = 1000 / 60; // milliseconds

/**
 * Implements `requestAnimationFrame` of a window with frames that follow each other without waiting. Their timestamps
 * advance by 1/60 s, so that animations end in the same state as in a browser.
 *
 * A frame begins when Node has no immediate tasks, which React uses to render. A process can have one such window
 * only, because the tasks of a second one would delay its frames forever.
 */
export function installAnimationFrames(window: DOMWindow): void {
  const callbacks = new Map<number, FrameRequestCallback>();
  let handle = 0;
  let time = 0;
  let isScheduled = false;

  const scheduleFrame = () => {
    if (!isScheduled) setImmediate(runFrame);
    isScheduled = true;
  };
  const runFrame = () => {
    isScheduled = false;
    if (process.getActiveResourcesInfo().includes('Immediate')) return scheduleFrame();
    time += frameDuration;
    try {
      for (const [id, callback] of [...callbacks]) if (callbacks.delete(id)) callback(time);
    } finally {
      // The callbacks that were requested meanwhile, or that follow one that throws.
      if (callbacks.size > 0) scheduleFrame();
    }
  };

  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      callbacks.set((handle += 1), callback);
      scheduleFrame();
      return handle;
    },
    cancelAnimationFrame: (id: number) => void callbacks.delete(id),
  });
}
