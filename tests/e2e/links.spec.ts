import { expect, test } from '@playwright/test';
import { linksOfHtml } from '../page-links';
import { pagesOfSitemap } from '../site';

test('Section 2, links: there are no broken internal links or anchors', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const base = new URL(baseURL!);
  const anchors = new Map<string, Set<string>>();
  const links: { from: string; to: URL }[] = [];
  for (const path of await pagesOfSitemap(request)) {
    const page = linksOfHtml(await (await request.get(path)).text());
    anchors.set(normalize(path), page.anchors);
    for (const href of page.links) {
      const to = new URL(href, new URL(path, base));
      if (to.origin === base.origin) links.push({ from: path, to });
    }
  }

  const broken = new Set<string>();
  const statuses = new Map<string, number>();
  for (const { from, to } of links) {
    const path = normalize(to.pathname);
    const known = anchors.get(path);
    if (!known && !statuses.has(path))
      statuses.set(path, (await request.get(to.pathname)).status());
    const status = known ? 200 : statuses.get(path);
    const anchor = decodeURIComponent(to.hash.slice(1));
    if (status !== 200) broken.add(`${from} -> ${to.pathname}: ${status}`);
    else if (known && anchor && !known.has(anchor))
      broken.add(`${from} -> ${to.pathname}${to.hash}`);
  }
  expect([...broken]).toEqual([]);
  expect(links.length).toBeGreaterThan(10_000);
});

const normalize = (path: string) => decodeURIComponent(path).replace(/\/$/, '');
