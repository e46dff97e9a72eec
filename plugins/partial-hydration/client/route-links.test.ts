// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/x/docs/a" }
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routeLinks } from './route-links';

const history = { push: vi.fn(), replace: vi.fn() };

describe('routeLinks', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    document.body.innerHTML = '<div></div>';
  });

  /** Clicks a link and returns whether the browser would follow it. */
  function click(link: string, init: MouseEventInit = {}): boolean {
    const page = document.querySelector('div')!;
    page.innerHTML = link;
    const cleanup = routeLinks(page, history, '/x/');
    // jsdom does not implement navigation, so it is always prevented.
    let isFollowed = false;
    const after = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener('click', after);
    page
      .querySelector('b')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    document.body.removeEventListener('click', after);
    cleanup();
    return isFollowed;
  }

  it('routes links to pages', () => {
    expect(click('<a href="/x/docs/b?q=1#c"><b></b></a>')).toBe(false);
    expect(history.push).toHaveBeenCalledWith('/x/docs/b?q=1#c');
  });

  it('replaces the history entry for links to the current URL', () => {
    expect(click('<a href="/x/docs/a"><b></b></a>')).toBe(false);
    expect(history.replace).toHaveBeenCalledWith('/x/docs/a');
  });

  it.each([
    ['an anchor of the current page', '<a href="#c"><b></b></a>'],
    ['another site', '<a href="https://example.org/x/"><b></b></a>'],
    ['a path outside of the base path', '<a href="/y/a"><b></b></a>'],
    ['a new tab', '<a href="/x/docs/b" target="_blank"><b></b></a>'],
    ['a file', '<a href="/x/img/a.svg"><b></b></a>'],
  ])('leaves links to %s to the browser', (_target, link) => {
    expect(click(link)).toBe(true);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('leaves clicks with a modifier key to the browser', () => {
    expect(click('<a href="/x/docs/b"><b></b></a>', { ctrlKey: true })).toBe(true);
  });
});
