import type { ApiChanges, ChangedName, ChangedText } from '../../../../shared/types/api-changes';
import type { ApiModel } from '../../../../shared/types/api-model';
import { banner, frontMatter } from './front-matter';

/** Returns the MDX source of the page that lists the changes of each release, the newest first. */
export function changesPage(releases: ApiChanges[], model: ApiModel): string {
  const link = linkTo(model);
  return [
    frontMatter({
      title: 'Changes by release',
      description: 'What each release of the library added, removed and changed in its types.',
    }),
    banner,
    `Find out how an upgrade of \`${model.library.name}\` affects your code. For each release, this page lists the differences between its published types and those of the previous release: names that were added or removed, props and members with a different type or default, and new deprecations. Names that still exist link to their current page.`,
    'The lists are generated from types. They do not include changes of behavior that leave the types unchanged.',
    ...[...releases].reverse().map((release) => releaseSection(release, link)),
  ]
    .join('\n\n')
    .concat('\n');
}

type Link = (changed: ChangedName) => string;

/** Formats a name as inline code, linked to its page in the current reference if it exists. */
function linkTo({ symbols }: ApiModel): Link {
  return ({ name, kind }) => {
    const [owner = '', member] = name.split('.');
    const page = symbols.find(
      (symbol) =>
        symbol.name === owner &&
        (member ? symbol.members.some((one) => one.name === member) : symbol.kind === kind),
    );
    const to = page && page.route + (member ? `#${member}` : '');
    return to ? `[${code(name)}](${to})` : code(name);
  };
}

function releaseSection(release: ApiChanges, link: Link): string {
  const { from, to, added, removed, retyped, redefaulted, deprecated } = release;
  const names = (entries: ChangedName[]) =>
    entries.map((entry) => `- ${link(entry)}${entry.kind === 'member' ? '' : ` (${entry.kind})`}`);
  const texts = (entries: ChangedText[]) =>
    entries.map((entry) => `- ${link(entry)}: ${code(entry.before)} is now ${code(entry.after)}`);
  const lists: [heading: string, items: string[]][] = [
    ['Removed', names(removed)],
    ['Changed types', texts(retyped)],
    ['Changed defaults', texts(redefaulted)],
    ['Deprecated', names(deprecated)],
    ['Added', names(added)],
  ];
  const shown = lists.filter(([, items]) => items.length > 0);
  return [
    `## ${to}`,
    '{/* search: heading only */}',
    `Compared with ${from}.${shown.length === 0 ? ' The types have not changed.' : ''}`,
    ...shown.map(([heading, items]) => `**${heading}**\n\n${items.join('\n')}`),
  ].join('\n\n');
}

const maxLength = 240; // characters of a type; the page of the symbol shows all of it

function code(text: string): string {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}
