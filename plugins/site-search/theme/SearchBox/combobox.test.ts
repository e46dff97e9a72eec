// @vitest-environment jsdom
// cspell:ignore axsi stackedbars
import { act, createElement, createRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit, SearchKind } from '../../../../shared/search-data';
import type { SearchState } from '../../client/search-store';
import type { SearchAnswer } from '../../shared/search-answer';
import Combobox from './Combobox';

const hit = (
  title: string,
  kind: SearchKind = 'prop',
  more: Partial<SearchHit> = {},
): SearchHit => ({
  kind,
  title,
  breadcrumb: ['Bar'],
  excerpt: `About ${title}.`,
  url: `/base/${title}`,
  also: [],
  flags: [],
  ...more,
});
const shared = hit('stackMode', 'prop', {
  also: [
    { title: 'Line', url: '/base/Line#stackMode' },
    { title: 'Area', url: '/base/Area#stackMode' },
  ],
  flags: ['no effect'],
});
const example = hit('Stacked bars', 'example', {
  url: '/base/examples/stacked',
  picture: { light: '/base/light.svg', dark: '/base/dark.svg' },
});
const answerOf = (hits: SearchHit[], nearest: SearchHit[] = [], separated = ''): SearchAnswer => ({
  hits,
  nearest,
  separated,
  total: hits.length,
  pages: 1,
  counts: {},
});

const answers: Record<string, SearchAnswer> = {
  stack: answerOf([shared, example, hit('stackAccessors')]),
  stackedbars: answerOf([example], [], 'stacked bars'),
  axsi: answerOf([], [hit('Axis', 'component')]),
  '🙂': answerOf([]),
};
const search = vi.fn(async (query: string) => answers[query.trim()] ?? answerOf([]));
const navigate = vi.fn<(url: string) => void>();
const onRetry = vi.fn();
const suggestions = [hit('Get started', 'page')];

let root: Root;
const input = createRef<HTMLInputElement>();

interface BoxProps {
  isPhone?: boolean;
  state?: Partial<SearchState>;
}

/** Renders the box, whose parent keeps whether it is open. */
function Box({ isPhone = false, state }: BoxProps) {
  const [open, setOpen] = useState(false);
  return createElement(Combobox, {
    input,
    initialQuery: '',
    open,
    onOpenChange: setOpen,
    onRetry,
    state: { requested: true, failed: false, isOutdated: false, wasReady: true, search, ...state },
    site: {
      baseUrl: '/base/',
      colorMode: 'dark',
      resultsPage: '/base/search',
      navigate(url: string) {
        setOpen(false);
        navigate(url);
      },
    },
    suggestions,
    isPhone,
  });
}

const render = (props: BoxProps = {}) => act(async () => root.render(createElement(Box, props)));
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const options = () => all('[role=option]');
const active = () => {
  const id = input.current?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
};
const press = (key: string, more: KeyboardEventInit = {}, target: Element | null = input.current) =>
  act(async () => {
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });
/** Replaces every text as browsers do, and keeps the words. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found.filter(({ parentElement }) => parentElement?.localName !== 'font')) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text.textContent ?? '');
  }
}

const click = (element: Element | null | undefined, more: MouseEventInit = {}) =>
  act(async () => {
    if (!element) throw new Error('There is nothing to click.');
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  });
const type = (text: string) =>
  act(async () => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input.current, text);
    input.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<button>Elsewhere</button><div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  vi.clearAllMocks();
});

describe('the options of a query', () => {
  it('are links in groups, with the address in data-href', async () => {
    await render();
    await type('stack');
    expect(
      all('[role=listbox] > [role=group]').map(
        (group) => group.ariaLabel ?? group.getAttribute('aria-label'),
      ),
    ).toEqual(['Props and members', 'Examples']);
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/base/stackMode',
      '/base/stackAccessors',
      '/base/examples/stacked',
    ]);
    for (const option of options()) expect(option.dataset.href).toBe(option.getAttribute('href'));
  });

  it('show the owner, further places and flags in text, and the picture of the color mode', async () => {
    await render();
    await type('stack');
    expect(options()[0]?.textContent).toContain('Bar.stackMode');
    expect(options()[0]?.textContent).toContain('no effect');
    expect(options()[0]?.textContent).toContain('also on Line, Area');
    expect(options()[2]?.querySelector('img')?.getAttribute('src')).toBe('/base/dark.svg');
  });

  it('mark the words of the query, also those that were typed as one', async () => {
    await render();
    await type('stackedbars');
    expect(all('[role=option] mark').map(({ textContent }) => textContent)).toEqual([
      'Stacked',
      'bars',
      'Stacked',
      'bars',
    ]);
  });

  it('are selected with the arrows, Home and End, the first one from the start', async () => {
    await render();
    await type('stack');
    const selected = async (key: string) => {
      await press(key);
      return options().findIndex((option) => option === active());
    };
    expect(options().findIndex((option) => option === active())).toBe(0);
    expect(await selected('ArrowDown')).toBe(1);
    expect(await selected('End')).toBe(2);
    expect(await selected('ArrowDown')).toBe(0);
    expect(await selected('ArrowUp')).toBe(2);
    expect(await selected('Home')).toBe(0);
    expect(all('[aria-selected=true]')).toEqual([active()]);
  });

  it('are opened with Enter; with Ctrl or Cmd in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await render();
    await type('stack');
    await press('ArrowDown');
    await press('Enter', { ctrlKey: true });
    expect(open).toHaveBeenCalledWith('/base/stackAccessors', '_blank', 'noopener');
    expect(navigate).not.toHaveBeenCalled();
    await press('Enter');
    expect(navigate).toHaveBeenCalledWith('/base/stackAccessors');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'are left to the browser on a click with %o',
    async (modifier) => {
      await render();
      await type('stack');
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
      // jsdom does not navigate, but it reports that it would.
      const stop = (native: Event) => native.preventDefault();
      let wasPrevented = true;
      document.addEventListener(
        'click',
        (native) => {
          wasPrevented = native.defaultPrevented;
          stop(native);
        },
        { once: true },
      );
      await act(async () => void options()[0]?.dispatchEvent(event));
      expect(wasPrevented).toBe(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('lead to the further place that is clicked', async () => {
    await render();
    await type('stack');
    await click(options()[0]?.querySelectorAll('[data-place]')[1]);
    expect(navigate).toHaveBeenCalledWith('/base/Area#stackMode');
  });

  it('have links to their further places behind the list, of the selected option', async () => {
    await render();
    await type('stack');
    const further = () => all('p a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(further()).toEqual([
      ['Line', '/base/Line#stackMode'],
      ['Area', '/base/Area#stackMode'],
    ]);
    await press('ArrowDown');
    expect(further()).toEqual([]);
  });

  it('end with a link to all results', async () => {
    await render();
    await type('stack');
    const link = all('a').find(({ textContent }) => textContent === 'All 3 results');
    expect(link?.getAttribute('href')).toBe('/base/search?q=stack');
    await click(link);
    expect(navigate).toHaveBeenCalledWith('/base/search?q=stack');
  });
});

describe('Enter', () => {
  it('waits for the answer to the current query', async () => {
    let resolve: (answer: SearchAnswer) => void = () => {};
    search.mockImplementationOnce(() => new Promise((done) => (resolve = done)));
    await render();
    await type('pending');
    await press('Enter');
    expect(navigate).not.toHaveBeenCalled();
    await act(async () => resolve(answerOf([hit('late')])));
    expect(navigate).toHaveBeenCalledWith('/base/late');
  });

  it('opens nothing if no option is selected', async () => {
    await render();
    await press('ArrowDown');
    await press('Enter');
    await type('axsi');
    await press('Enter');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('opens the list if it is closed', async () => {
    await render();
    await type('stack');
    await press('Escape');
    await press('Enter');
    expect(options()).toHaveLength(3);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that ends a composition opens nothing', async () => {
    await render();
    await type('stack');
    await press('Enter', { isComposing: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('without a query', () => {
  it('the box offers places; afterwards those that were opened last as well', async () => {
    await render();
    await click(input.current);
    expect(options().map(({ dataset }) => dataset.href)).toEqual(['/base/Get started']);
    expect(active()).toBeNull();
    await type('stack');
    await click(options()[0]?.querySelector('[data-place]'));
    await type('');
    expect(options().map(({ dataset }) => dataset.href)).toEqual([
      '/base/Line#stackMode',
      '/base/Get started',
    ]);
    expect(options()[0]?.textContent).toContain('Line.stackMode');
  });
});

describe('without hits', () => {
  it('the box says so and offers similar names', async () => {
    await render();
    await type('axsi');
    expect(document.body.textContent).toContain('No results for “axsi”.');
    expect(options().map(({ dataset }) => dataset.href)).toEqual(['/base/Axis']);
    await press('ArrowDown');
    await press('Enter');
    expect(navigate).toHaveBeenCalledWith('/base/Axis');
  });

  it('and without similar names, it offers places', async () => {
    await render();
    await type('🙂');
    expect(options().map(({ dataset }) => dataset.href)).toEqual(['/base/Get started']);
  });
});

describe('Escape', () => {
  it('closes the list and keeps the query; again, it clears the query', async () => {
    await render();
    await type('stack');
    await press('Escape');
    expect(options()).toEqual([]);
    expect(input.current?.value).toBe('stack');
    expect(input.current?.getAttribute('aria-expanded')).toBe('false');
    await press('ArrowDown');
    expect(options()).toHaveLength(3);
    await press('Escape');
    await press('Escape');
    expect(input.current?.value).toBe('');
  });
});

describe('a failure', () => {
  it('shows a message with a button to retry, and keeps the query', async () => {
    await render();
    await type('stack');
    await render({ state: { failed: true, search: undefined } });
    expect(all('[role=alert]')[0]?.textContent).toContain('Search failed to load.');
    expect(input.current?.value).toBe('stack');
    await click(all('[role=alert] button')[0]);
    expect(onRetry).toHaveBeenCalled();
    await type('axsi');
    await render();
    expect(all('[role=alert]')).toEqual([]);
    expect(options().map(({ dataset }) => dataset.href)).toEqual(['/base/Axis']);
  });
});

describe('in a page that the browser translates', () => {
  it('the list follows the query', async () => {
    const translation = new MutationObserver(translate);
    translation.observe(document.body, { childList: true, subtree: true, characterData: true });
    await render({ state: { failed: true } });
    await click(input.current);
    await render();
    for (const query of ['s', 'st', 'stack', 'axsi', 'axs', '🙂', 'stack', '']) {
      await type(query);
      const message = query && query !== 'stack' ? `No results for “${query}”.` : undefined;
      expect(all('p').find(({ textContent }) => textContent?.startsWith('No'))?.textContent).toBe(
        message,
      );
      if (query !== 'stack') continue;
      expect(options()[0]?.textContent).toContain('Bar.stackMode');
      expect(all('p').at(-1)?.textContent).toBe('Bar.stackMode also on LineArea');
      await press('ArrowDown');
      await press('ArrowUp');
    }
    translation.disconnect();
  });
});

describe('on a phone', () => {
  it('the open box is a modal dialog; the rest of the page is inert', async () => {
    await render({ isPhone: true });
    expect(all('[role=dialog]')).toEqual([]);
    await click(input.current);
    expect(all('[role=dialog][aria-modal=true]')).toHaveLength(1);
    expect(all('body > button')[0]?.hasAttribute('inert')).toBe(true);
    await click(all('button').find(({ textContent }) => textContent === 'Close'));
    expect(all('[role=dialog]')).toEqual([]);
    expect(all('[inert]')).toEqual([]);
    expect(document.activeElement).toBe(input.current);
  });

  it('Escape returns the focus to the element that had it', async () => {
    await render({ isPhone: true });
    const before = all('body > button')[0]!;
    before.focus();
    await act(async () => input.current?.focus());
    await type('stack');
    await press('Escape');
    expect(document.activeElement).toBe(before);
  });
});
