// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/x/docs/a" }
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./base-url', () => ({ baseUrl: '/x/' }));
const { routeLinks } = await import('./route-links');

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

  /** Clicks on a link of a page; whether the browser would follow it. */
  function click(link: string, init: MouseEventInit = {}): boolean {
    const page = document.querySelector('div')!;
    page.innerHTML = link;
    const end = routeLinks(page, history);
    // jsdom cannot navigate: nothing is followed in the end.
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
    end();
    return isFollowed;
  }

  it('has the router follow links to pages', () => {
    expect(click('<a href="/x/docs/b?q=1#c"><b></b></a>')).toBe(false);
    expect(history.push).toHaveBeenCalledWith('/x/docs/b?q=1#c');
  });

  it('adds no entry to the history for the open page', () => {
    expect(click('<a href="/x/docs/a"><b></b></a>')).toBe(false);
    expect(history.replace).toHaveBeenCalledWith('/x/docs/a');
  });

  it.each([
    ['a place of the open page', '<a href="#c"><b></b></a>'],
    ['another site', '<a href="https://example.org/x/"><b></b></a>'],
    ['what is beside the site', '<a href="/y/a"><b></b></a>'],
    ['a new tab', '<a href="/x/docs/b" target="_blank"><b></b></a>'],
    ['a file', '<a href="/x/img/a.svg"><b></b></a>'],
  ])('leaves links to %s to the browser', (_target, link) => {
    expect(click(link)).toBe(true);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('leaves clicks with a key to the browser', () => {
    expect(click('<a href="/x/docs/b"><b></b></a>', { ctrlKey: true })).toBe(true);
  });
});
