import type { RootContent } from 'mdast';
import { parseMdx } from '../../../../shared/parse-mdx';
import type { SearchKind } from '../../../../shared/search-data';
import type { SearchRecord } from '../../shared/search-record';
import { areaOf } from '../../shared/derived-parts';
import { makeRecord } from './make-record';
import { pageSections, type PageSection } from './page-sections';
import { splitReferences } from './plain-text';
import { splitText } from './shorten';

/** A page that is searchable: one with a source, or one that the docs plugin generates for a category. */
export interface SearchablePage {
  /** Without the base path: `/docs/axes`. */
  route: string;
  title: string;
  description: string;
  /** Search words from the front matter. */
  keywords: string[];
  /** Source without front matter; empty for a page without one. */
  mdx: string;
}

/** Characters of a text that results can show: complete texts would make the index a fifth larger. */
const maxShown = 208;

/** Headings without text of their own: props have records, and lists of links answer nothing. */
const skippedHeadings = new Set([
  'Members',
  'Minimal code',
  'Next step',
  'Next steps',
  'Props',
  'Related',
]);

/** Returns a record for a page, and one for each of its sections of levels 2 and 3, with all of their text. */
export function pageRecords(page: SearchablePage): SearchRecord[] {
  const [intro, ...sections] = pageSections(parseMdx(page.mdx));
  const { route, title, description, keywords } = page;
  return [
    makeRecord({
      kind: 'page',
      title,
      breadcrumb: [areaOf(route)],
      url: route,
      keywords,
      ...textsOf(intro.nodes, description),
    }),
    ...sections.filter((one) => isSearchable(page, one)).map((one) => sectionRecord(page, one)),
  ];
}

const sectionRecord = ({ route, title }: SearchablePage, section: PageSection) =>
  makeRecord({
    kind: kindOfSections(route),
    title: section.heading,
    breadcrumb: [areaOf(route), title],
    url: `${route}#${section.id}`,
    keywords: section.keywords,
    ...textsOf(section.isHeadingOnly ? [] : section.nodes),
    example: section.nodes.map(routeOfExample).find(Boolean),
  });

/** Returns the text that results can show, and further text that is found only. */
function textsOf(nodes: readonly RootContent[], description = '') {
  const { text, references } = splitReferences(nodes);
  const split = splitText(`${description} ${text}`.trim(), maxShown);
  return { ...split, hiddenText: `${split.hiddenText} ${references}`.trim() };
}

/** Kinds of the sections of pages whose sections all are of one kind. */
const kinds: Record<string, SearchKind> = {
  troubleshooting: 'troubleshooting',
  'error-messages': 'troubleshooting',
  recipes: 'recipe',
  glossary: 'glossary term',
};

const kindOfSections = (route: string): SearchKind =>
  kinds[/^\/docs\/([\w-]+)/.exec(route)?.[1] ?? ''] ?? 'section';

/** A list of all names, each of which has a record. */
const allTypes = '/all-types/';

/** A heading that only groups others has no record. On pages of families, a section that shows an example is left to the record of the example. */
const isSearchable = ({ route }: SearchablePage, { heading, nodes }: PageSection): boolean =>
  route !== allTypes &&
  !skippedHeadings.has(heading) &&
  nodes.length > 0 &&
  !(route.startsWith('/examples/') && nodes.some(routeOfExample));

/** Returns the route of the example that a node shows. */
function routeOfExample(node: RootContent): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Example') return undefined;
  const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id');
  return typeof id?.value === 'string' ? `/examples/${id.value}` : undefined;
}
