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
  it('writes a whole page: language, title, absolute canonical address, a link to follow', () => {
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

  it('leads to the index of a folder as it is written', () => {
    writeRedirects([{ from: '/gone', to: '/folder/' }], site);
    expect(fs.readFileSync(path.join(outDir, 'gone/index.html'), 'utf8')).toContain(
      'href="/base/folder/"',
    );
  });

  it('refuses a redirect to where no page is', () => {
    expect(() => writeRedirects([{ from: '/old', to: '/nowhere' }], site)).toThrow(
      'The redirect from /old leads to /nowhere: name a page that exists.',
    );
  });

  it('refuses to take the place of a page', () => {
    expect(() => writeRedirects([{ from: '/new', to: '/folder' }], site)).toThrow(
      'The redirect from /new stands where a page is',
    );
  });
});

describe('redirectPage', () => {
  it('keeps what an address contains from ending the script or the attribute', () => {
    const html = redirectPage({ path: '/</script>"', canonical: 'https://x/', siteTitle: '<x>' });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(load(html)('main a').attr('href')).toBe('/</script>"');
    expect(load(html)('title').text()).toContain('<x>');
  });

  it('refreshes for readers without scripts alone', () => {
    const html = redirectPage({ path: '/a', canonical: 'https://x/a', siteTitle: 'x' });
    expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>');
    expect(html.match(/refresh/g)).toHaveLength(1);
  });
});
