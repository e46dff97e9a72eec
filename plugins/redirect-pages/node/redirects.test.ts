import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, describe, expect, it } from 'vitest';
import { redirectPage } from './redirect-page';
import { writeRedirects } from './write-redirects';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
afterAll(() => fs.rmSync(outDir, { recursive: true }));

const site = {
  outDir,
  baseUrl: '/base/',
  url: 'https://x.example',
  title: 'Charts & more',
  routes: ['/base/', '/base/new', '/base/folder/'],
};

describe('writeRedirects', () => {
  it('writes a complete page with language, title, absolute canonical URL and a link', () => {
    writeRedirects([{ from: '/old/name', to: '/new' }], site);
    const html = fs.readFileSync(path.join(outDir, 'old/name/index.html'), 'utf8');
    const $ = load(html);
    expect(html).toMatch(/^<!doctype html>/);
    expect($('html').attr('lang')).toBe('en');
    expect($('title').text()).toBe('This page has moved | Charts & more');
    expect($('link[rel=canonical]').attr('href')).toBe('https://x.example/base/new');
    expect($('main a').attr('href')).toBe('/base/new');
    expect($('meta[name=robots]').length).toBe(0);
  });

  it('keeps the trailing slash of the target', () => {
    writeRedirects([{ from: '/gone', to: '/folder/' }], site);
    expect(fs.readFileSync(path.join(outDir, 'gone/index.html'), 'utf8')).toContain(
      'href="/base/folder/"',
    );
  });

  it('throws on a redirect to a route that does not exist', () => {
    expect(() => writeRedirects([{ from: '/old', to: '/nowhere' }], site)).toThrow(
      'The redirect from /old leads to /nowhere, which does not exist.',
    );
  });

  it('throws on a redirect from the route of a page', () => {
    expect(() => writeRedirects([{ from: '/new', to: '/folder' }], site)).toThrow(
      'The redirect from /new conflicts with a page',
    );
  });
});

describe('redirectPage', () => {
  it('has a script that is the same on every page', () => {
    const scriptOf = (path: string) =>
      load(redirectPage({ path, canonical: 'https://x/', siteTitle: 'x' }))('script');
    expect(scriptOf('/a').attr('data-to')).toBe('/a');
    expect(scriptOf('/a').text()).toBe(scriptOf('/b"').text());
  });

  it('escapes the path in attributes', () => {
    const html = redirectPage({ path: '/</script>"', canonical: 'https://x/', siteTitle: '<x>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(load(html)('main a').attr('href')).toBe('/</script>"');
    expect(load(html)('title').text()).toContain('<x>');
  });

  it('uses a meta refresh only without JavaScript', () => {
    const html = redirectPage({ path: '/a', canonical: 'https://x/a', siteTitle: 'x' });
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>');
    expect(html.match(/refresh/g)).toHaveLength(1);
  });
});
