import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { pagesOfSitemap } from '../site';

test('Section 2, links: no internal link or anchor of the whole site is dead', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const base = new URL(baseURL!);
  const anchors = new Map<string, Set<string>>();
  const links: { from: string; to: URL }[] = [];
  for (const path of await pagesOfSitemap(request)) {
    const $ = load(await (await request.get(path)).text());
    anchors.set(
      clean(path),
      new Set(
        $('[id]')
          .get()
          .map((element) => $(element).attr('id')!),
      ),
    );
    for (const element of $('a[href]').get()) {
      const to = new URL($(element).attr('href')!, new URL(path, base));
      if (to.origin === base.origin) links.push({ from: path, to });
    }
  }

  const dead = new Set<string>();
  const answers = new Map<string, number>();
  for (const { from, to } of links) {
    const path = clean(to.pathname);
    const known = anchors.get(path);
    if (!known && !answers.has(path)) answers.set(path, (await request.get(to.pathname)).status());
    const answered = known ? 200 : answers.get(path);
    const anchor = decodeURIComponent(to.hash.slice(1));
    if (answered !== 200) dead.add(`${from} -> ${to.pathname}: ${answered}`);
    else if (known && anchor && !known.has(anchor)) dead.add(`${from} -> ${to.pathname}${to.hash}`);
  }
  expect([...dead]).toEqual([]);
  expect(links.length).toBeGreaterThan(10_000);
});

const clean = (path: string) => decodeURIComponent(path).replace(/\/$/, '');
