import path from 'node:path';
import fs from 'node:fs/promises';
import type { Props } from '@docusaurus/types';
import { Parser } from 'htmlparser2';

/** The HTML file of a route. */
export interface PageFile {
  route: string;
  html: string;
}

/**
 * Reads the HTML of every route sequentially.
 *
 * @throws Error that names a route without an HTML file.
 */
export async function* readPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): AsyncGenerator<PageFile> {
  for (const route of new Set(routesPaths)) {
    const name = route.slice(baseUrl.length);
    const file = path.join(outDir, name.endsWith('.html') ? name : path.join(name, 'index.html'));
    yield { route, html: await fs.readFile(file, 'utf8') };
  }
}

/** Information extracted from the HTML of a page. */
export interface ScannedPage {
  /** Elements with the attribute `data-page`, each with its value and inner HTML. */
  marked: { mark: string; html: string }[];
  /** HTML of the head tags that belong to this page. */
  head: string;
  root: { class: string; lang: string; dir: string };
  /** Names of islands. */
  islands: string[];
  classes: Set<string>;
  /** Values of all `id` attributes. */
  ids: string[];
  /** URLs of referenced files and pages. */
  references: Set<string>;
}

const urlAttributes = ['href', 'src', 'poster'];

/** Scans a page in one pass. The extracted HTML consists of unmodified slices of the text. */
export function scanPage(text: string): ScannedPage {
  const page: ScannedPage = {
    marked: [],
    head: '',
    root: { class: '', lang: '', dir: '' },
    islands: [],
    classes: new Set(),
    ids: [],
    references: new Set(),
  };
  const ends: ((end: number, after: number) => void)[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const inside = parser.endIndex + 1;
      let onEnd: (typeof ends)[number] = () => {};
      if (name === 'html') Object.assign(page.root, pick(attributes, ['class', 'lang', 'dir']));
      if ('data-rh' in attributes && name !== 'html' && name !== 'body')
        onEnd = (_end, after) => (page.head += text.slice(start, after));
      const { 'data-page': mark, 'data-island': island } = attributes;
      if (mark !== undefined)
        onEnd = (end) => page.marked.push({ mark, html: text.slice(inside, end) });
      ends.push(onEnd);
      if (attributes.id) page.ids.push(attributes.id);
      if (island !== undefined) page.islands.push(island);
      for (const each of attributes.class?.split(/\s+/) ?? []) if (each) page.classes.add(each);
      for (const each of urlAttributes) if (attributes[each]) page.references.add(attributes[each]);
      for (const each of attributes.srcset?.split(',') ?? [])
        page.references.add(each.trim().replace(/\s.*$/s, ''));
    },
    // For void elements such as `meta`, the parser reports the position of the start tag here.
    onclosetag: () => ends.pop()?.(parser.startIndex, parser.endIndex + 1),
  });
  parser.end(text);
  return page;
}

const pick = (attributes: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, attributes[name] ?? '']));
