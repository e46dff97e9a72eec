import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLinks } from './check-links';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

function write(file: string, text = ''): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  fs.writeFileSync(path.join(dir, file), text);
}

const check = (...content: string[]) => {
  write('index.html', `<html><body>${content.join('')}</body></html>`);
  write('docs/axes/index.html', '<h2 id="scale">Scale</h2><a href="../../#top">Home</a>');
  write('logo.svg');
  return () => checkLinks({ dir, origin: 'https://example.com', base: '/base/' });
};

const top = '<h1 id="top">Home</h1>';

it('accepts pages, fragments, files and other sites', () => {
  expect(
    check(
      top,
      '<a href="/base/docs/axes#scale">Scale</a><a href="/base/docs/axes/#scale">Scale</a>',
      '<a href="https://example.com/base/">Home</a><a href="https://example.org/x">Other</a>',
      '<img src="/base/logo.svg"><a href="?q=1#top">Query</a>',
    ),
  ).not.toThrow();
});

it.each([
  ['a missing page', '<a href="/base/docs/axis">x</a>', /refers to \/base\/docs\/axis, which does/],
  ['a missing file', '<img src="/base/icon.svg">', /refers to \/base\/icon\.svg/],
  ['a page outside of the base path', '<a href="/docs/axes">x</a>', /refers to \/docs\/axes/],
  [
    'a missing fragment',
    '<a href="/base/docs/axes#scales">x</a>',
    /no element with the id "scales"/,
  ],
  ['a missing fragment of the same page', '<a href="#end">x</a>', /no element with the id "end"/],
  ['a repeated id', top, /\/base\/ has several elements with the id "top"/],
])('reports %s', (_problem, html, message) => {
  expect(check(top, html)).toThrow(message);
});

it('reports a site without pages', () => {
  const site = { dir: path.join(dir, 'docs/none'), origin: 'https://example.com', base: '/' };
  fs.mkdirSync(site.dir, { recursive: true });
  expect(() => checkLinks(site)).toThrow('has no pages: build the site first.');
});
