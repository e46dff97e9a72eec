// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { contentOfDocument } from './content-of-document';

it('reads the page, its mark, its head tags and the attributes of the root element', () => {
  document.documentElement.className = 'docs';
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  document.head.innerHTML =
    '<meta charset="UTF-8"><title data-rh="true">Axes</title><meta data-rh="true" name="description">';
  document.body.innerHTML = '<nav></nav><div data-page="{}"><h1>Axes</h1></div>';
  expect(contentOfDocument()).toEqual({
    mark: '{}',
    html: '<h1>Axes</h1>',
    head: '<title data-rh="true">Axes</title><meta data-rh="true" name="description">',
    root: { class: 'docs', lang: 'en', dir: 'ltr' },
  });
});
