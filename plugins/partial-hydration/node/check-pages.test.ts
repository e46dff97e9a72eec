import { describe, expect, it } from 'vitest';
import { checkPages, existingFiles, knownIslands, styledClasses } from './check-pages';
import { scanPage } from './scan-page';

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
