import { describe, expect, it } from 'vitest';
import { checkPages, classesIn, existingFiles, knownIslands, styledClasses } from './check-pages';
import { scanPage } from './read-pages';

const check = (html: string) => () =>
  checkPages(new Map([['/x/docs', scanPage(html)]]), [
    knownIslands(['chart']),
    styledClasses(new Set(['bar']), ['docs-.*']),
    existingFiles((reference) => reference === '/x/gone.svg'),
  ]);

describe('checkPages', () => {
  it('accepts a page with one mark, known islands, styled classes and existing files', () => {
    expect(
      check(
        '<div data-page class="bar docs-id-1"><i data-island=chart></i><img src=/x/a.svg></div>',
      ),
    ).not.toThrow();
  });

  it.each([
    ['<p>', '/x/docs has 0 elements with the attribute data-page'],
    ['<p data-page></p><p data-page></p>', '/x/docs has 2 elements'],
    ['<p data-page data-island=map>', '/x/docs has <Island name="map">'],
    ['<p data-page class="bar other">', '/x/docs has the class "other", which has no style'],
    ['<p data-page><img src=/x/gone.svg>', 'refers to /x/gone.svg, which does not exist'],
  ])('rejects %s', (html, message) => {
    expect(check(html)).toThrow(message);
  });
});

describe('classesIn', () => {
  it('finds class names, including escaped characters, and ignores decimal numbers', () => {
    const css = '.a,.b_x-1>.c\\:d:hover{margin:.5rem 1.25em}a:not(.-e)::after{content:"\\201c"}';
    expect([...classesIn(css)]).toEqual(['a', 'b_x-1', 'c:d', '-e']);
  });
});
