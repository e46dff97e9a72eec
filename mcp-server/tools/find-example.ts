import type { ServerExample } from '../../shared/server-data';
import { joinWithin } from '../text/answer';
import type { Documentation } from '../documentation/documentation';
import { defineTool } from './define-tool';
import { quoted } from './read-arguments';
import { ToolError } from './tool';

/** Examples of an answer. */
const maxExamples = 12;

export const findExample = defineTool({
  name: 'find_example',
  description: 'Find examples by a description, or by a component or prop they use.',
  parameters: {
    query: { type: 'string', description: 'Such as stacked area with gaps' },
    uses: { type: 'string', description: 'Such as Partition or Axis.tickFormat' },
  },
  required: [],
  run: async (documentation, { query, uses }) => {
    if (query === undefined && uses === undefined)
      throw new ToolError('find_example needs "query", "uses", or both.');
    const examples = await documentation.examples();
    const using = uses === undefined ? examples : examples.filter((one) => isUsing(one, uses));
    if (uses !== undefined && using.length === 0)
      throw new ToolError(await unused(documentation, uses));
    const found = query === undefined ? using : await matching(documentation, query, using);
    if (found.length === 0)
      return `No example matches ${quoted(query ?? '')}${uses === undefined ? '' : ` and uses ${uses}`}. Use other words, or only "uses".`;
    const shown = found.slice(0, maxExamples);
    const left = found.length - shown.length;
    return joinWithin(
      [
        ...shown.map(
          ({ id, title, summary, uses: names }) =>
            `- ${id}: ${title}. ${summary} (${names.filter((name) => !ordinary.has(name)).join(', ')})`,
        ),
        '',
        ...(left > 0 ? [`${left} more are left out: make the query narrower.`] : []),
        'Code that runs: get_example with the id.',
      ],
      ({ count }) => `${count} lines are left out: make the query narrower.`,
    );
  },
});

/** Names that most examples use. */
const ordinary = new Set(['Chart', 'Settings', 'Axis', 'Position', 'ScaleType']);

/** Whether an example imports a name, sets a prop, or sets a prop of a component: `Axis.tickFormat`. */
function isUsing({ uses, props }: ServerExample, text: string): boolean {
  const [owner = '', member] = text.trim().replace(/[<>/]/g, '').toLowerCase().split('.');
  const hasProp = (prop: string, component?: string) =>
    Object.entries(props).some(
      ([name, list]) =>
        (component === undefined || name.toLowerCase() === component) &&
        list.some((one) => one.toLowerCase() === prop),
    );
  if (member !== undefined) return hasProp(member, owner);
  return uses.some((name) => name.toLowerCase() === owner) || hasProp(owner);
}

/** Returns the examples of a selection that match a query, best first. */
async function matching(
  documentation: Documentation,
  query: string,
  selection: ServerExample[],
): Promise<ServerExample[]> {
  const engine = await documentation.search();
  const byUrl = new Map(selection.map((one) => [`/examples/${one.id}`, one]));
  const found: ServerExample[] = [];
  const { pages } = engine(query, { group: 'examples' });
  for (let page = 1; page <= pages; page++)
    for (const { url } of engine(query, { group: 'examples', page }).hits) {
      const example = byUrl.get(url);
      if (example && !found.includes(example)) found.push(example);
    }
  return found;
}

async function unused(documentation: Documentation, uses: string): Promise<string> {
  const reference = await documentation.reference();
  const { symbols, members } = reference.find(uses);
  const nearest = reference.nearest(uses);
  const isKnown = symbols.length + members.length > 0;
  const reason = isKnown ? `No example uses ${quoted(uses)}.` : `There is no ${quoted(uses)}.`;
  return `${reason}${!isKnown && nearest.length > 0 ? ` Nearest names: ${nearest.join(', ')}.` : ' Pass a component such as "Heatmap", or a prop such as "Axis.tickFormat".'}`;
}
