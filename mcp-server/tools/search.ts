import { searchGroups, type Engine } from '../../plugins/site-search/browser';
import type { SearchHit } from '../../shared/search-data';
import type { Documentation } from '../documentation/documentation';
import { findPage } from '../documentation/find-page';
import { findSection } from '../documentation/page-sections';
import { joinWithin } from '../text/answer';
import { splitIntoParts } from '../text/split-blocks';
import { defineTool } from './define-tool';
import { quoted } from './read-arguments';
import { ToolError } from './tool';

/** Results of an answer. */
const maxHits = 10;

/** Tokens of the text of the best result. */
const tokensOfText = 800;

export const search = defineTool({
  name: 'search',
  description:
    'Search the documentation of Elastic Charts: guides, troubleshooting, components, props, types, examples.',
  parameters: {
    query: { type: 'string', description: 'Question, symptom or name' },
    kind: { type: 'string', enum: searchGroups.map(({ id }) => id) },
    page: { type: 'integer', description: 'Page of results, from 1' },
  },
  required: ['query'],
  run: async (documentation, { query, kind, page = 1 }) => {
    const engine = await documentation.search();
    if (page < 1) throw new ToolError('"page" starts at 1.');
    const start = (page - 1) * maxHits;
    const { hits, total, nearest } = hitsFrom(engine, query, kind, start);
    if (total === 0) {
      const names = nearest.map(({ title }) => title);
      return names.length > 0
        ? `Nothing matches ${quoted(query)}. Similar names: ${names.join(', ')}.`
        : `Nothing matches ${quoted(query)}. Use other words, such as the name of a component or what you see.`;
    }
    if (hits.length === 0)
      throw new ToolError(
        `There is no page ${page}: ${quoted(query)} has ${total} results, ${maxHits} a page.`,
      );
    const shown = hits.map((hit, index) => resultOf(hit, start + index + 1));
    const left = total - start - hits.length;
    const list = joinWithin(
      [
        `${total} results for ${quoted(query)}${kind === undefined ? '' : ` in ${kind}`}:`,
        ...shown,
        ...(left > 0
          ? ['', `${left} more: page ${page + 1}${kind === undefined ? ', or a kind' : ''}.`]
          : []),
      ],
      ({ count }) => `${count} results are left out: search with a kind.`,
    );
    const [best] = hits;
    return page === 1 && best ? `${list}\n\n${await textOf(documentation, best)}` : list;
  },
});

/** Returns results from a position on. The engine has pages of its own, all but the last of the same length. */
function hitsFrom(engine: Engine, query: string, group: string | undefined, start: number) {
  const filter = group === undefined ? {} : { group };
  const first = engine(query, filter);
  const { total, nearest } = first;
  if (start >= total) return { hits: [], total, nearest };
  const size = first.hits.length;
  const page = Math.floor(start / size);
  const { hits } = page === 0 ? first : engine(query, { ...filter, page: page + 1 });
  return { hits: hits.slice(start - page * size).slice(0, maxHits), total, nearest };
}

const resultOf = (hit: SearchHit, number: number): string => {
  const flags = hit.flags.length > 0 ? `, ${hit.flags.join(', ')}` : '';
  const path = [...hit.breadcrumb, hit.title].join(' › ');
  return `${number}. ${path} (${hit.kind}${flags}) ${hit.url}${hit.excerpt ? `\n   ${hit.excerpt}` : ''}`;
};

/** Returns the text of a result, so that the best one needs no further call. */
async function textOf(documentation: Documentation, { url }: SearchHit): Promise<string> {
  const found = findPage(await documentation.index(), url);
  if (!found) return '';
  const markdown = await documentation.pageText(found.page);
  const section =
    found.anchor === undefined ? undefined : findSection(markdown, found.anchor, found.page.path);
  const [text = '', ...rest] = splitIntoParts(section ?? markdown, tokensOfText);
  const place = url.slice(1);
  return rest.length === 0
    ? `Result 1 in full:\n\n${text}`
    : `Result 1 begins:\n\n${text}\n\n(Continue: read_page {"page": "${place}"}.)`;
}
