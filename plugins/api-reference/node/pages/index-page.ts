import type { ApiModel } from '../../../../contracts/api-model';
import { coverageOf } from '../coverage';
import { banner, frontMatter } from './front-matter';
import { kindGroups } from './sidebar';

/** Text of the page that lists every symbol by kind. */
export function indexPage(model: ApiModel): string {
  const { library, symbols } = model;
  const names = new Set(symbols.map(({ name }) => name)).size;
  const groups = kindGroups.map(([kind, heading]) => {
    const entries = symbols.filter((symbol) => symbol.kind === kind);
    const links = entries.map(({ name, route }) => `[${name}](${route})`).join(' · ');
    return `## ${heading} {#${kind}}\n\n${entries.length} in all.\n\n${links}`;
  });
  return [
    frontMatter({
      title: 'All types',
      description: `Every name that ${library.name} ${library.version} exports, by kind.`,
    }),
    banner,
    `Look up any of the ${names} names that \`${library.name}\` ${library.version} exports. The pages are computed from the types that the package publishes; a name that is both a constant and a type has two pages.`,
    'Start from a component: its page lists every prop with its type. Guides and pitfalls are in the [API pages](/api/Chart).',
    ...groups,
    coverageTable(model),
  ]
    .join('\n\n')
    .concat('\n');
}

/** What the reference says of each component, in numbers. */
function coverageTable(model: ApiModel): string {
  const rows = coverageOf(model).map(
    ({ name, route, props, described, defaults, optional, shown }) =>
      `| [${name}](${route}) | ${props} | ${described} | ${defaults} of ${optional} | ${shown} |`,
  );
  return [
    '## Coverage {#coverage}',
    'How many props of each component have a description, state their default, and are set by an example.',
    [
      '| Component | Props | Described | Defaults stated | In an example |',
      '| --- | --: | --: | --: | --: |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}
