import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { readPage, type BuiltPage } from './built-page';

/** The site that was built last; `npm run e2e` and `npm test` build it before these tests. */
const root = path.resolve('build');

/** Reads a file of the built site, by its path without the base path. */
export const readBuilt = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** Parses a page of the built site, by its route without the base path. */
export const loadBuilt = (route: string) => load(readBuilt(htmlFile(route)));

const htmlFile = (route: string) => path.join(route, 'index.html');

const urls = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => new URL(url),
);
if (urls.length < 500) throw new Error(`The sitemap lists only ${urls.length} pages.`);

/** Configured origin and base path of the site. */
export const origin = urls[0]!.origin;
export const base = new URL(loadBuilt('')('link[rel=canonical]').attr('href')!).pathname;

const routeOf = (pathname: string) => decodeURIComponent(pathname.slice(base.length));

/** All pages in the sitemap. Each file is parsed once. */
export const builtPages: BuiltPage[] = urls.map(({ pathname }) =>
  readPage(pathname, routeOf(pathname), readBuilt(htmlFile(routeOf(pathname)))),
);

/** Anchors by the path of their page, without a trailing slash. */
const anchors = new Map(builtPages.map(({ path, ids }) => [withoutSlash(path), new Set(ids)]));

const pagesByRoute = new Map(builtPages.map((page) => [page.route, page]));

/** Returns a page by its route without the base path. */
export function pageOf(route: string): BuiltPage {
  const page = pagesByRoute.get(route);
  if (!page) throw new Error(`The sitemap does not list ${base}${route}.`);
  return page;
}

/** Whether a static host answers a path with the base path: with a file, or with the page of a folder. */
export function isServed(pathname: string): boolean {
  if (!pathname.startsWith(base)) return false;
  const file = path.join(root, routeOf(pathname));
  return isFile(file) || isFile(path.join(file, 'index.html'));
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Returns why a link to this site leads nowhere, or undefined if it is not broken or leads to another site.
 *
 * @param page - path of the page with the link, to which relative links refer.
 */
export function linkProblem(href: string, page: string): string | undefined {
  const to = new URL(href, origin + page);
  if (to.origin !== origin) return undefined;
  const anchor = decodeURIComponent(to.hash.slice(1));
  const known = anchors.get(withoutSlash(to.pathname));
  if (!known && !isServed(to.pathname)) return `${page} -> ${to.pathname}: no such file`;
  if (known && anchor && !known.has(anchor)) return `${page} -> ${to.pathname}${to.hash}`;
  return undefined;
}

function withoutSlash(pathname: string): string {
  return decodeURIComponent(pathname).replace(/\/$/, '');
}
