import { describe, expect, it } from 'vitest';
import { decodeEntries } from './client/decode-entries';
import { encodeEntries } from './node/encode-entries';
import { encodeIndex } from './node/encode-index';
import { makeRecord } from './node/records/make-record';
import type { SearchEntry } from './shared/search-record';

const entry = (parts: Partial<SearchEntry>): SearchEntry => ({
  kind: 'page',
  title: 'A',
  breadcrumb: [],
  url: '/a',
  also: [],
  flags: [],
  ...parts,
});

const component = entry({
  kind: 'component',
  title: 'Axis',
  url: '/api/Axis',
  also: [{ title: 'AxisSpec', url: '/all-types/interfaces/AxisSpec' }],
});
const page = entry({ title: 'Axes', breadcrumb: ['Guides'], url: '/docs/axes' });
const family = entry({ title: 'Bars', breadcrumb: ['Examples'], url: '/examples/bar' });
const pages = [component, page, family];

describe('encodeEntries', () => {
  it.each<[string, SearchEntry]>([
    [
      'a prop with two places and a flag',
      entry({
        kind: 'prop',
        title: 'hide',
        breadcrumb: ['Axis'],
        url: '/api/Axis#hide',
        also: [{ title: 'AxisSpec', url: '/all-types/interfaces/AxisSpec#hide' }],
        flags: ['deprecated'],
      }),
    ],
    [
      'a nested key',
      entry({
        kind: 'style key',
        title: 'opacity',
        breadcrumb: ['AxisSpec', 'style', 'texture'],
        url: '/all-types/interfaces/AxisSpec#style',
      }),
    ],
    [
      'a value',
      entry({
        kind: 'value',
        title: "'left'",
        breadcrumb: ['Axis'],
        url: '/api/Axis#left',
      }),
    ],
    [
      'a section with the id of its heading',
      entry({
        kind: 'section',
        title: 'Two y axes (dual)',
        breadcrumb: ['Guides', 'Axes'],
        url: '/docs/axes#two-y-axes-dual',
      }),
    ],
    [
      'a section with an id of its own',
      entry({
        kind: 'section',
        title: 'Ticks',
        breadcrumb: ['Guides', 'Axes'],
        url: '/docs/axes#own-id',
      }),
    ],
    [
      'an example',
      entry({
        kind: 'example',
        title: 'Stacked bars',
        breadcrumb: ['Bars'],
        url: '/examples/bar/stacked',
        also: [{ title: 'Bars', url: '/examples/bar#stacked' }],
      }),
    ],
    [
      'a page with a breadcrumb of its own',
      entry({ kind: 'member', title: 'displayName', breadcrumb: ['Axis'], url: '/static/Axis' }),
    ],
  ])('restores %s', (_what, one) => {
    const { searchDocs, places } = encodeEntries([...pages, one]);
    expect(decodeEntries(searchDocs, places)).toEqual([...pages, one]);
  });

  it('fails if the page of an entry has no entry', () => {
    const lost = entry({ kind: 'prop', breadcrumb: ['Bar'], url: '/api/Bar#hide' });
    expect(() => encodeEntries([lost])).toThrow('The page /api/Bar of "Bar" is not searchable.');
  });
});

describe('encodeIndex', () => {
  it('keeps search words in camel case as a whole, and no part of other names', () => {
    const record = makeRecord({
      kind: 'page',
      title: 'A',
      url: '/a',
      text: 'Ticks.',
      keywords: ['barGap', 'NaN', 'ResizeObserver'],
    });
    const tokens = encodeIndex([record]).tokens.split('\n');
    expect(tokens.filter((token) => /[A-Z]/.test(token))).toEqual(['barGap']);
  });
});
