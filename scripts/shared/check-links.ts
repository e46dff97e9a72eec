import fs from 'node:fs';
import path from 'node:path';
import { scanPage } from '../../plugins/partial-hydration/index';

/** A built site. */
interface BuiltSite {
  /** Folder of the files. */
  dir: string;
  origin: string;
  /** Base path, with slashes at both ends. */
  base: string;
}

/** Attributes of the HTML of a page. */
interface PageLinks {
  /** Address without origin: `/base/docs/axes/`. */
  address: string;
  ids: string[];
  references: Set<string>;
}

/** Folder with pages of Storybook, whose links are made by its scripts. */
const foreign = 'storybook/';

/**
 * Checks the pages of a built site: their links, pictures, scripts and styles lead to files that exist, fragments of
 * links to elements, and ids are unique.
 *
 * @throws Error that lists every problem with the page, or if there are no pages.
 */
export function checkLinks(site: BuiltSite): void {
  const pages = readPages(site);
  if (pages.length === 0) throw new Error(`${site.dir} has no pages: build the site first.`);
  const ids = new Map(pages.map((page) => [page.address, new Set(page.ids)]));
  const problemsOf = new Map<string, string | undefined>();
  const problems = pages.flatMap(({ address, references, ids: own }) => [
    ...[...references]
      .map((reference) => problemOf(reference, address))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${address} ${problem}`),
    ...duplicates(own).map((id) => `${address} has several elements with the id "${id}".`),
  ]);
  if (problems.length > 0)
    throw new Error(
      `The built pages have ${problems.length} problems.\n${problems.map((line) => `- ${line}`).join('\n')}`,
    );
  console.log(`All links, files and ids of ${pages.length} pages are correct.`);

  /** Returns how the sentence about a page continues if a reference leads nowhere. Most are on many pages. */
  function problemOf(reference: string, address: string): string | undefined {
    const key = reference.startsWith('/') ? reference : `${address} ${reference}`;
    if (!problemsOf.has(key)) problemsOf.set(key, findProblem(reference, address));
    return problemsOf.get(key);
  }

  function findProblem(reference: string, address: string): string | undefined {
    const { origin, protocol, pathname, hash } = new URL(reference, site.origin + address);
    if (origin !== site.origin || protocol === 'data:') return undefined;
    const name = decodeURIComponent(pathname);
    const file = path.join(site.dir, name.slice(site.base.length));
    const isPage = !isFile(file);
    if (!name.startsWith(site.base) || (isPage && !isFile(path.join(file, 'index.html'))))
      return `refers to ${reference}, which does not exist: correct the address.`;
    const fragment = decodeURIComponent(hash.slice(1));
    const target = ids.get(name.replace(/\/?$/, '/'));
    if (!isPage || !fragment || target?.has(fragment) !== false) return undefined;
    return `links to ${reference}, but that page has no element with the id "${fragment}": correct the fragment, or give the heading this id.`;
  }
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Reads the pages of a site, except aliases such as `docs/axes.html` and pages of Storybook. */
function readPages({ dir, base }: BuiltSite): PageLinks[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:(?:.+\/)?index|404)\.html$/.test(file) && !file.startsWith(foreign))
    .map((file) => {
      const { ids, references } = scanPage(fs.readFileSync(path.join(dir, file), 'utf8'));
      return { address: base + file.replace(/index\.html$/, ''), ids, references };
    });
}

const duplicates = (values: string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
