import { expect, it } from 'vitest';
import { offlinePage } from './offline-page';

const page = (url: string, title: string, head = '') => ({
  url: `https://charts.example/${url}`,
  html: `<html><head>${head}<title data-rh=true>${title}</title>`,
});

it('lists the stored pages by title, without the name of the site', () => {
  const html = offlinePage({
    Visited: [page('b', 'Bars &amp; lines | Charts'), page('a', 'Areas | Charts')],
  });
  expect(html).toContain('<title>You are offline</title>');
  expect(html).toMatch(
    /<h2>Visited<\/h2>\s*<ul>\s*<li><a href="[^"]*\/a">Areas<\/a><\/li>\s*<li><a href="[^"]*\/b">Bars &amp; lines<\/a>/,
  );
});

it('has no heading without pages, and no links to pages that redirect', () => {
  const redirect = page('old', 'Moved', '<meta http-equiv="refresh" content="0; url=/new">');
  expect(offlinePage({ Visited: [], Others: [redirect] })).not.toMatch(/<h2>|old/);
});

it('contains no markup of titles and addresses', () => {
  const html = offlinePage({
    Visited: [
      page(`"><script>alert(1)</script>`, '<img onerror=alert(1)>'),
      page(`'onclick='alert(1)`, 'B'),
    ],
  });
  const links = html.slice(html.indexOf('<ul>'));
  expect(links).not.toMatch(/<script|<img/);
  expect(links.match(/["']/g)).toHaveLength(4); // those of the attributes
});
