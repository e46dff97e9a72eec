import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../options';
import { redirectPage } from './redirect-page';

/** Properties of the built site. */
interface Site {
  outDir: string;
  baseUrl: string;
  /** Origin of the site. */
  url: string;
  title: string;
  /** Routes of all pages, with the base path. */
  routes: string[];
}

/**
 * Writes one page per redirect.
 *
 * @throws Error that names the redirect, if its target does not exist or its source is a page.
 */
export function writeRedirects(redirects: Redirect[], site: Site): void {
  const withoutSlash = (address: string) => address.replace(/(?<=.)\/$/, '');
  const pages = new Set(site.routes.map(withoutSlash));
  for (const { from, to } of redirects) {
    const address = (route: string) => site.baseUrl + route.replace(/^\//, '');
    const isPage = (route: string) => pages.has(withoutSlash(address(route)));
    if (!isPage(to))
      throw new Error(`The redirect from ${from} leads to ${to}, which does not exist.`);
    if (isPage(from))
      throw new Error(`The redirect from ${from} conflicts with a page: remove one of them.`);
    const folder = path.join(site.outDir, from);
    fs.mkdirSync(folder, { recursive: true });
    const target = { path: address(to), canonical: site.url + address(to), siteTitle: site.title };
    fs.writeFileSync(path.join(folder, 'index.html'), redirectPage(target));
  }
}
