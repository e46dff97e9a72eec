// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { adoptHead } from './adopt-head';

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
