import { nearestName } from '../../shared/check-code/nearest-name';
import type { ServerIndex, ServerPage } from '../../shared/server-data';

/** A page, and the anchor of its address. */
export interface FoundPage {
  page: ServerPage;
  anchor?: string;
}

/** Finds a page by its path, its address or its title. */
export function findPage({ pages, url }: ServerIndex, text: string): FoundPage | undefined {
  const [address = '', anchor] = text.trim().split('#', 2);
  const path = pathOf(address, url);
  const lower = address.trim().toLowerCase();
  const page =
    pages.find((one) => one.path === path) ??
    pages.find((one) => one.path.toLowerCase() === path.toLowerCase()) ??
    only(pages.filter((one) => one.title.toLowerCase() === lower)) ??
    only(pages.filter((one) => lastOf(one.path) === lastOf(path)));
  return page && { page, ...(anchor && { anchor }) };
}

/** Returns paths of pages that could be meant, best first. */
export function nearestPages({ pages, url }: ServerIndex, text: string): string[] {
  const path = pathOf(text.split('#', 1)[0] ?? '', url).slice(0, 200);
  const name = lastOf(path);
  const sameName = pages.filter((page) => lastOf(page.path) === name).map((page) => page.path);
  const nearPath = nearestName(
    path,
    pages.map((page) => page.path),
  );
  const nearName = nearestName(
    name,
    pages.map((page) => lastOf(page.path)),
  );
  const withNearName = pages.filter((page) => lastOf(page.path) === nearName);
  const containing = pages.filter((page) => name.length > 3 && lastOf(page.path).includes(name));
  return [
    ...new Set([
      ...sameName,
      ...(nearPath === undefined ? [] : [nearPath]),
      ...[...withNearName, ...containing].map((page) => page.path),
    ]),
  ].slice(0, 5);
}

/** Returns the path of an address: without origin, base path, slashes around, and ending. */
function pathOf(address: string, url: string): string {
  const base = new URL(url).pathname;
  let path = address.trim().replace(/^https?:\/\/[^/]+/i, '');
  if (path.startsWith(base)) path = path.slice(base.length);
  return path
    .replace(/[?].*$/, '')
    .replace(/^(?:\.?\/)+|\/+$/g, '')
    .replace(/\.(?:md|mdx|html)$/, '')
    .replace(/(?:^|\/)index$/, '');
}

const lastOf = (path: string): string => (path.split('/').at(-1) ?? '').toLowerCase();

/** Returns the item of a list that has one. */
const only = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
