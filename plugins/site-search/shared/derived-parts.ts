import type { SearchKind } from '../../../shared/search-data';

/** Whether an item of this kind is a section of a page. */
export const isSection = (kind: SearchKind): boolean =>
  kind === 'section' || kind === 'troubleshooting' || kind === 'recipe' || kind === 'glossary term';

/** Returns the anchor of an item on its page that follows from its kind and title. */
export function derivedAnchor(kind: SearchKind, title: string, below: readonly string[]): string {
  if (isSection(kind)) return slugOf(title);
  if (kind === 'value') return title.replace(/^.*\./, '').replaceAll("'", '');
  return below[0] ?? title;
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns the name of the part of the site that a route belongs to. */
export function areaOf(route: string): string {
  const [, folder] = route.split('/');
  if (folder === 'api' || folder === 'all-types' || folder === 'category') return 'API';
  return folder === 'examples' ? 'Examples' : 'Guides';
}
