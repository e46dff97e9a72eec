import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { ExampleManifest } from '../../../../shared/types/example-manifest';
import type { SearchRecord } from '../../shared/search-record';
import { parseMdx } from '../../../../shared/parse-mdx';
import { memberRecords } from './member-records';
import { mergePages } from './merge-pages';
import { nestedKeyRecords } from './nested-key-records';
import { pageRecords, type SearchablePage } from './page-records';
import { symbolRecords } from './symbol-records';
import { valueRecords } from './value-records';
import { makeRecord } from './make-record';
import { plainText } from './plain-text';
import { splitText } from './shorten';

/** Everything that records are made from. */
export interface SearchSources {
  /** Symbols of the API model. */
  symbols: ApiSymbol[];
  examples: ExampleManifest;
  /** Pages whose routes are not among `generatedRoutes`. */
  pages: SearchablePage[];
  /** Further search words by address. */
  searchWords?: Record<string, string>;
}

/**
 * Returns the records of the whole site, in a fixed order.
 *
 * @throws Error if an address with search words has no record.
 */
export function searchRecords(sources: SearchSources): SearchRecord[] {
  const { symbols, examples, pages, searchWords = {} } = sources;
  const familyTitles = Object.fromEntries(
    pages.map(({ route, title }) => [route.replace('/examples/', ''), title]),
  );
  const records = [
    ...mergePages(symbolRecords(symbols), pages.flatMap(pageRecords)),
    ...memberRecords(symbols),
    ...nestedKeyRecords(symbols),
    ...valueRecords(symbols),
    ...exampleRecords(examples, familyTitles),
    ...staticRecords(symbols),
  ];
  return addSearchWords(records, searchWords);
}

/** Returns the routes of generated pages, whose records are made from the data instead of the page. */
export const generatedRoutes = (symbols: ApiSymbol[], examples: ExampleManifest): Set<string> =>
  new Set([
    ...symbols.flatMap((symbol) => [symbol.route, ...namespaceRoutes(symbol)]),
    ...examples.map(({ id }) => `/examples/${id}`),
  ]);

/**
 * Adds search words to the records of their addresses.
 *
 * @throws Error if an address has no record.
 */
function addSearchWords(
  records: readonly SearchRecord[],
  searchWords: Record<string, string>,
): SearchRecord[] {
  const addresses = new Set(records.map(({ url }) => url));
  const unknown = Object.keys(searchWords).filter((address) => !addresses.has(address));
  if (unknown.length > 0)
    throw new Error(`Search words for unknown addresses: ${unknown.join(', ')}`);
  return records.map((record) => {
    const words = searchWords[record.url];
    return words ? { ...record, keywords: [...record.keywords, words] } : record;
  });
}

const namespaceOf = ({ name }: ApiSymbol) => `/all-types/namespaces/${name}/`;
const routeOf = (symbol: ApiSymbol, property: string) =>
  `${namespaceOf(symbol)}variables/${property}`;

/** Returns a record for each static property, such as `displayName`, of all components that have it. */
function staticRecords(symbols: readonly ApiSymbol[]): SearchRecord[] {
  const names = new Set(symbols.flatMap(({ statics }) => statics.map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const [place, ...also] = symbols
      .filter(({ statics }) => statics.some((one) => one.name === name))
      .map((symbol) => ({ title: symbol.name, url: routeOf(symbol, name) }));
    if (!place) return [];
    const text = 'A static property that React declares for components.';
    const { title: component, url } = place;
    return makeRecord({ kind: 'member', title: name, breadcrumb: [component], url, also, text });
  });
}

/** Returns the routes of the pages about the static properties of a component. */
const namespaceRoutes = (symbol: ApiSymbol): string[] =>
  symbol.statics.length > 0
    ? [namespaceOf(symbol), ...symbol.statics.map(({ name }) => routeOf(symbol, name))]
    : [];

/**
 * Returns a record for each example.
 *
 * @param familyTitles - titles of the pages of families, by family
 */
const exampleRecords = (
  examples: ExampleManifest,
  familyTitles: Record<string, string>,
): SearchRecord[] =>
  examples.map(({ id, family, name, title, summary, tags, props }) =>
    makeRecord({
      ...describe(summary, Object.keys(props)),
      kind: 'example',
      title,
      breadcrumb: [familyTitles[family] ?? family],
      url: `/examples/${id}`,
      example: `/examples/${id}`,
      also: [{ title: familyTitles[family] ?? family, url: `/examples/${family}#${name}` }],
      keywords: [...tags, id.replace(/[/-]/g, ' ')],
    }),
  );

function describe(summary: string, props: string[]) {
  const { text, hiddenText } = splitText(plainText(parseMdx(summary).children), maxShown);
  return { text, hiddenText: [hiddenText, ...props].join(' ') };
}

/** Characters of a summary that results can show. */
const maxShown = 120;
