import { expect, it } from 'vitest';
import { assetsIn, sidebarPages } from './links-in';

const scope = 'https://charts.example/base/';

it('assetsIn returns scripts, styles and fonts in the head, with or without quotes', () => {
  const html = `<head><link rel=icon href=/base/img/logo.svg /><link rel=stylesheet href=/base/assets/css/a.css /><link
    rel="preload" href="/base/assets/fonts/b.woff2"><script src=/base/assets/js/c.js defer></script><script
    src='/base/assets/js/c.js'></script><script src=https://other.example/assets/d.js></script></head>
    <img src=/base/assets/images/e.png>`;
  expect(assetsIn(html, scope)).toEqual([
    `${scope}assets/css/a.css`,
    `${scope}assets/fonts/b.woff2`,
    `${scope}assets/js/c.js`,
  ]);
});

const sidebar = (names: string[]) =>
  names
    .map((name) => `<li><a class="menu__link" tabindex=0 href=/base/${name}>${name}</a>`)
    .join('');

it('sidebarPages returns the other pages of the sidebar, the nearest ones first', () => {
  const html = `<a href=/base/d>Other</a>${sidebar(['a', 'b', 'c', 'b'])}`;
  expect(sidebarPages(html, `${scope}c`)).toEqual([`${scope}b`, `${scope}a`]);
});

it('sidebarPages ignores categories without a page', () => {
  const html = `<a class="menu__link menu__link--sublist" role=button href=#>A</a><a class=menu__link href="/base/b#c">B</a>`;
  expect(sidebarPages(html, `${scope}a`)).toEqual([`${scope}b`]);
});
