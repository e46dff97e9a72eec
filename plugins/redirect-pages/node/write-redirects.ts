import fs from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../options';
import { redirectPage } from './redirect-page';

/** What the build knows of the site. */
interface Site {
  outDir: string;
  baseUrl: string;
  /** Origin. */
  url: string;
  title: string;
  /** Addresses of all pages, with the base path. */
  routes: string[];
}

/**
 * Writes a page for each redirect.
 *
 * @throws Error that names the redirect, when it leads nowhere or stands where a page is.
 */
export function writeRedirects(redirects: Redirect[], site: Site): void {
  const withoutSlash = (address: string) => address.replace(/(?<=.)\/$/, '');
  const pages = new Set(site.routes.map(withoutSlash));
  for (const { from, to } of redirects) {
    const address = (route: string) => site.baseUrl + route.replace(/^\//, '');
    const isPage = (route: string) => pages.has(withoutSlash(address(route)));
    if (!isPage(to))
      throw new Error(`The redirect from ${from} leads to ${to}: name a page that exists.`);
    if (isPage(from))
      throw new Error(`The redirect from ${from} stands where a page is: take one of them away.`);
    const folder = path.join(site.outDir, from);
    fs.mkdirSync(folder, { recursive: true });
    const target = { path: address(to), canonical: site.url + address(to), siteTitle: site.title };
    fs.writeFileSync(path.join(folder, 'index.html'), redirectPage(target));
  }
}
