import type { ApiChanges, ChangedName, ChangedText } from '../../../../contracts/api-changes';
import type { ApiModel } from '../../../../contracts/api-model';
import { banner, frontMatter } from './front-matter';

/** Text of the page that lists what changed from release to release, the newest first. */
export function changesPage(releases: ApiChanges[], model: ApiModel): string {
  const link = linkTo(model);
  return [
    frontMatter({
      title: 'Changes by release',
      description: 'What each release of the library added, removed and changed in its types.',
    }),
    banner,
    `Find out what an upgrade of \`${model.library.name}\` means for your code. For each release the list compares its published types with those of the release before it: names that came or went, props and members whose type or default is another, and what is newly deprecated. A name links to its current page where it still exists.`,
    'The lists are computed from types. A change of behavior that leaves the types as they are does not show here.',
    ...[...releases].reverse().map((release) => releaseSection(release, link)),
  ]
    .join('\n\n')
    .concat('\n');
}

type Link = (changed: ChangedName) => string;

/** A name as code, linked to its page in the current reference if it has one. */
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
    ['Other type', texts(retyped)],
    ['Other default', texts(redefaulted)],
    ['Deprecated', names(deprecated)],
    ['Added', names(added)],
  ];
  const shown = lists.filter(([, items]) => items.length > 0);
  return [
    `## ${to}`,
    `Compared with ${from}.${shown.length === 0 ? ' The types say the same.' : ''}`,
    ...shown.map(([heading, items]) => `**${heading}**\n\n${items.join('\n')}`),
  ].join('\n\n');
}

const longest = 240; // characters of a type; the page of the symbol has the rest

function code(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
}
