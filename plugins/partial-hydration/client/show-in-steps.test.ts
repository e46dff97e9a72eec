// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSteps } from './show-in-steps';

/** Content with blocks of the given numbers of elements, counting the block itself. */
function contentOf(...sizes: number[]): HTMLElement {
  document.body.innerHTML = `<div>${sizes.map((size) => `<p>${'<b></b>'.repeat(size - 1)}</p>`).join('')}</div>`;
  return document.querySelector('div')!;
}

const visible = (content: HTMLElement) =>
  [...content.children].map((block) => (block as HTMLElement).style.display !== 'none');

describe('showInSteps', () => {
  let nextFrame = () => {};
  beforeEach(() => {
    let frames: FrameRequestCallback[] = [];
    nextFrame = () => {
      const current = frames;
      frames = [];
      for (const callback of current) callback(0);
    };
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
      frames.push(callback),
    );
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('leaves short content as it is', () => {
    const content = contentOf(100, 100);
    const before = content.outerHTML;
    showInSteps(content);
    expect(content.outerHTML).toBe(before);
  });

  it('shows the first screen, and the rest from the second frame on', () => {
    const content = contentOf(10, 240, 300, 10, 10);
    const before = content.outerHTML;
    showInSteps(content);
    expect(visible(content)).toEqual([true, true, false, false, false]);
    nextFrame();
    expect(visible(content)).toEqual([true, true, false, false, false]);
    nextFrame();
    expect(visible(content)).toEqual([true, true, true, false, false]);
    nextFrame();
    expect(content.outerHTML).toBe(before);
  });

  it('shows all blocks on cleanup', () => {
    const content = contentOf(300, 300, 300);
    const before = content.outerHTML;
    showInSteps(content)();
    expect(content.outerHTML).toBe(before);
    nextFrame();
    nextFrame();
    expect(content.outerHTML).toBe(before);
  });
});
