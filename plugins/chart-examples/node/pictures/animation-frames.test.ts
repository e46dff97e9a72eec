import { JSDOM, type DOMWindow } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { installAnimationFrames } from './animation-frames';

let window: DOMWindow;
beforeEach(() => {
  ({ window } = new JSDOM());
  installAnimationFrames(window);
});
const frame = () => new Promise<number>((resolve) => window.requestAnimationFrame(resolve));

describe('installAnimationFrames', () => {
  it('advances the time of frames without waiting', async () => {
    const start = performance.now();
    const first = await frame();
    let last = first;
    for (let count = 0; count < 600; count += 1) last = await frame();
    expect(last - first).toBeCloseTo(10_000);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('calls the callbacks of a frame with the same time, and later ones in the next frame', async () => {
    const times: number[] = [];
    window.requestAnimationFrame((time) => {
      times.push(time);
      window.requestAnimationFrame((next) => times.push(next));
    });
    window.requestAnimationFrame((time) => times.push(time));
    await frame();
    await frame();
    expect(times).toHaveLength(3);
    expect(times[1]).toBe(times[0]);
    expect(times[2]).toBeGreaterThan(times[0] ?? NaN);
  });

  it('does not call a canceled callback, also if it is canceled in its frame', async () => {
    const called: string[] = [];
    window.cancelAnimationFrame(window.requestAnimationFrame(() => called.push('before')));
    let handle = 0;
    window.requestAnimationFrame(() => window.cancelAnimationFrame(handle));
    handle = window.requestAnimationFrame(() => called.push('during'));
    await frame();
    await frame();
    expect(called).toEqual([]);
  });

  it('begins after immediate tasks, and after those that they add', async () => {
    const order: string[] = [];
    const framed = frame().then(() => order.push('frame'));
    setImmediate(() => {
      order.push('task');
      setImmediate(() => order.push('added task'));
    });
    await framed;
    expect(order).toEqual(['task', 'added task', 'frame']);
  });
});
