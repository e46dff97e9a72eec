// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptHead, contentOfDocument, showInSteps } from './page-dom';

describe('contentOfDocument', () => {
  it('reads the page, its mark, its head tags and the attributes of the root element', () => {
    document.documentElement.className = 'docs';
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
    document.head.innerHTML =
      '<meta charset="UTF-8"><title data-rh="true">Axes</title><meta data-rh="true" name="description">';
    document.body.innerHTML =
      '<div id="__docusaurus"><nav></nav><div data-page="{}"><h1>Axes</h1></div></div>';
    document.documentElement.dataset.page = 'set by the URL';
    expect(contentOfDocument()).toEqual({
      mark: '{}',
      html: '<h1>Axes</h1>',
      head: '<title data-rh="true">Axes</title><meta data-rh="true" name="description">',
      root: { class: 'docs', lang: 'en', dir: 'ltr' },
    });
  });
});

describe('adoptHead', () => {
  it('updates the head and keeps unchanged tags in place', () => {
    document.head.innerHTML =
      '<meta charset="UTF-8"><title data-rh="true">Old</title><link data-rh="true" rel="icon" href="/i.svg"><meta data-rh="true" name="description" content="old">';
    const icon = document.querySelector('link');
    adoptHead({
      head: '<title data-rh=true>New &amp; better</title><meta data-rh=true name=description content=new><link data-rh=true rel=icon href=/i.svg>',
      root: { class: 'docs', lang: 'en', dir: 'ltr' },
    });
    expect(document.title).toBe('New & better');
    expect(document.querySelector('link')).toBe(icon);
    expect([...document.querySelectorAll('meta')].map((meta) => meta.content)).toEqual(['', 'new']);
    expect(document.documentElement.className).toBe('docs');
  });

  it('does not set attributes of the root that are unchanged', () => {
    document.documentElement.dir = 'ltr';
    const setAttribute = vi.spyOn(document.documentElement, 'setAttribute');
    adoptHead({ head: '', root: { class: 'guide', lang: 'en', dir: 'ltr' } });
    expect(setAttribute.mock.calls).toEqual([['class', 'guide']]);
  });
});

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
