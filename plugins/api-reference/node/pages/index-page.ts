import type { ApiModel } from '../../../../shared/types/api-model';
import { coverageOf } from '../coverage';
import { banner, frontMatter } from './front-matter';
import { kindGroups } from './sidebar';

/** Returns the MDX source of the page that lists all symbols by kind. */
export function indexPage(model: ApiModel): string {
  const { library, symbols } = model;
  const names = new Set(symbols.map(({ name }) => name)).size;
  const groups = kindGroups.map(([kind, heading]) => {
    const entries = symbols.filter((symbol) => symbol.kind === kind);
    const links = entries.map(({ name, route }) => `- [${name}](${route})`).join('\n');
    return `## ${heading} {#${kind}}\n\n${entries.length} in total.\n\n<ApiNames>\n\n${links}\n\n</ApiNames>`;
  });
  return [
    frontMatter({
      title: 'All types',
      description: `Every name that ${library.name} ${library.version} exports, by kind.`,
    }),
    banner,
    `Look up any of the ${names} names that \`${library.name}\` ${library.version} exports. The pages are generated from the published types of the package. A name that is both a constant and a type has two pages.`,
    'Start with a component: its page lists every prop with its type. For guides and pitfalls, see the [API pages](/api/Chart).',
    ...groups,
    coverageTable(model),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Returns a table with the documentation coverage of each component. */
function coverageTable(model: ApiModel): string {
  const rows = coverageOf(model).map(
    ({ name, route, props, described, defaults, optional, shown }) =>
      `| [${name}](${route}) | ${props} | ${described} | ${defaults} of ${optional} | ${shown} |`,
  );
  return [
    '## Coverage {#coverage}',
    'Number of props of each component with a description, with a documented default, and used in an example.',
    [
      '| Component | Props | Described | Documented defaults | In an example |',
      '| --- | --: | --: | --: | --: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
