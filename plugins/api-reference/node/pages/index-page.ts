import type { ApiModel } from '../../../../contracts/api-model';
import { banner, frontMatter } from './front-matter';
import { kindGroups } from './sidebar';

/** Text of the page that lists every symbol by kind. */
export function indexPage({ library, symbols }: ApiModel): string {
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
  ]
    .join('\n\n')
    .concat('\n');
}
