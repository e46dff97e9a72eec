// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { rootAttributesScript } from './root-attributes-script';

interface Setting {
  /** Media queries that match. */
  media?: string[];
  search?: string;
  /** Attributes that other scripts have set. */
  attributes: Record<string, string>;
}

const page = document.documentElement;

afterEach(() => vi.unstubAllGlobals());

/** Runs the script and returns the attributes of `html`. */
function attributesAfter({ media = [], search = '', attributes }: Setting) {
  for (const { name } of [...page.attributes]) page.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) page.setAttribute(name, value);
  history.replaceState(null, '', `/${search}`);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media.some((name) => query.includes(name)),
  }));
  new Function(rootAttributesScript)();
  return Object.fromEntries([...page.attributes].map(({ name, value }) => [name, value]));
}

const light = { 'data-theme': 'light', 'data-theme-choice': 'light' };

it('keeps a color mode', () => {
  expect(attributesAfter({ attributes: light, media: ['dark'] })).toEqual(light);
});

it.each([
  ['dark', ['dark']],
  ['light', []],
])('replaces an unknown color mode by that of the system: %s', (theme, media) => {
  const attributes = { 'data-theme': 'foo', 'data-theme-choice': 'foo' };
  expect(attributesAfter({ attributes, media })).toEqual({
    'data-theme': theme,
    'data-theme-choice': 'system',
  });
});

it('removes attributes that the URL sets, but not the color mode', () => {
  expect(
    attributesAfter({
      search: '?docusaurus-data-page=x&docusaurus-data-theme=light&q=1&docusaurus-data-=y',
      attributes: { ...light, 'data-page': 'x', 'data-': 'y', lang: 'en' },
    }),
  ).toEqual({ ...light, lang: 'en' });
});

it('follows the palette with forced colors', () => {
  expect(attributesAfter({ attributes: light, media: ['forced-colors', 'dark'] })).toEqual({
    'data-theme': 'dark',
    'data-theme-choice': 'light',
  });
});
