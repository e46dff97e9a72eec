// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { openSearchDescription } from './open-search';

const site = {
  title: 'Charts & <tables> of all sorts',
  url: 'https://charts.example',
  baseUrl: '/base/',
  favicon: 'img/mark.svg',
};
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const textOf = (document: Document, tag: string) => document.querySelector(tag)?.textContent;

describe('openSearchDescription', () => {
  it('is well-formed XML with absolute addresses', () => {
    const description = parse(openSearchDescription(site, '/base/search'));
    expect(description.querySelector('parsererror')).toBeNull();
    expect(description.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
    expect(description.querySelector('Url')?.getAttribute('template')).toBe(
      'https://charts.example/base/search?q={searchTerms}',
    );
    expect(textOf(description, 'Image')).toBe('https://charts.example/base/img/mark.svg');
    expect(textOf(description, 'Description')).toBe(
      'Search the documentation of Charts & <tables> of all sorts',
    );
  });

  it('has a short name of at most 16 characters, as the format requires', () => {
    const description = parse(openSearchDescription(site, '/base/search'));
    expect(textOf(description, 'ShortName')).toBe('Charts & <tables');
  });

  it('has no image without an icon of the site', () => {
    const { favicon: _favicon, ...others } = site;
    expect(parse(openSearchDescription(others, '/search')).querySelector('Image')).toBeNull();
  });
});
