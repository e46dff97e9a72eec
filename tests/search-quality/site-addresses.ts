import fs from 'node:fs';
import path from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { ApiSymbol } from '../../shared/types/api-model';
import { generatedFiles, generatedPages, readGenerated } from '../../shared/generated-files';

/** The anchors of each page, by route without the base path and without a leading slash. */
export type SiteAddresses = Map<string, Set<string>>;

/** Lists all pages and anchors of the site, from the sources of the pages and the generated data. */
export function readSiteAddresses(siteDir = process.cwd()): SiteAddresses {
  const { symbols } = readGenerated(generatedFiles.apiModel, siteDir);
  const examples = readGenerated(generatedFiles.exampleManifest, siteDir);
  return new Map([
    ...pagesIn(path.join(siteDir, 'content'), symbols),
    ...pagesIn(path.join(siteDir, generatedPages.changes), symbols, 'docs/'),
    ['all-types', new Set()],
    ...symbols.map((symbol): [string, Set<string>] => [symbol.route.slice(1), memberNames(symbol)]),
    ...examples.map(({ id }): [string, Set<string>] => [`examples/${id}`, new Set()]),
  ]);
}

/** Returns whether an address, such as `docs/axes#set-the-domain`, is a page and has the anchor. */
export function hasAddress(addresses: SiteAddresses, address: string): boolean {
  const [route = '', anchor] = address.split('#');
  const anchors = addresses.get(route);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

const memberNames = (symbol: ApiSymbol) => new Set(symbol.members.map(({ name }) => name));

function pagesIn(content: string, symbols: ApiSymbol[], base = ''): [string, Set<string>][] {
  const files = fs.readdirSync(content, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const route = file
        .split(path.sep)
        .join('/')
        .replace(/\.mdx$/, '')
        .replace(/^index$/, '');
      return [base + route, anchorsOf(fs.readFileSync(path.join(content, file), 'utf8'), symbols)];
    });
}

/** Returns the ids of the headings of a page and of the props that it lists with `<Props>`. */
function anchorsOf(source: string, symbols: ApiSymbol[]): Set<string> {
  const slugger = createSlugger();
  const text = source.replace(/^```.*?^```$/gms, '');
  const headings = [...text.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) => {
    const { text: title, id } = parseMarkdownHeadingId(heading);
    return id ?? slugger.slug(title.replace(/`|\[|\]\([^)]*\)/g, ''));
  });
  const props = [...text.matchAll(/<Props of="(\w+)(?:\.[\w-]+)?"/g)].flatMap(([, name]) =>
    symbols.filter((symbol) => symbol.name === name).flatMap((symbol) => [...memberNames(symbol)]),
  );
  return new Set([...headings, ...props]);
}
