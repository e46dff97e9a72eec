// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSteps } from './show-in-steps';

/** Content with blocks that contain the given numbers of elements. */
function contentOf(...sizes: number[]): HTMLElement {
  document.body.innerHTML = `<div>${sizes.map((size) => `<p>${'<b></b>'.repeat(size)}</p>`).join('')}</div>`;
  return document.querySelector('div')!;
}

const visible = (content: HTMLElement) =>
  [...content.children].map((block) => (block as HTMLElement).style.display !== 'none');

describe('showInSteps', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows short content at once', () => {
    const content = contentOf(100, 100);
    showInSteps(content);
    expect(visible(content)).toEqual([true, true]);
    expect(content.style.minHeight).toBe('');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the first blocks at once, and further ones after each frame', () => {
    const content = contentOf(10, 240, 300, 10, 10);
    showInSteps(content);
    expect(visible(content)).toEqual([true, true, false, false, false]);
    expect(content.style.minHeight).toBe('100vh');
    vi.advanceTimersToNextFrame();
    expect(visible(content)).toEqual([true, true, false, false, false]);
    vi.advanceTimersToNextTimer();
    expect(visible(content)).toEqual([true, true, true, false, false]);
    vi.runAllTimers();
    expect(visible(content)).toEqual([true, true, true, true, true]);
    expect(content.style.minHeight).toBe('');
  });
});
