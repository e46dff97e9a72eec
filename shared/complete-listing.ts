import {
  ancestor,
  childNamed,
  childrenOf,
  parse,
  type Source,
  type SyntaxNode,
} from './check-code/source/syntax';

/** Where the code of an example is used. */
export const listingTargets = ['vite', 'next'] as const;

/** A kind of project that an example is copied into. */
export type ListingTarget = (typeof listingTargets)[number];

/** A file to create in the reader's project. */
export interface ListingFile {
  /** Relative to the root of the project. */
  name: string;
  code: string;
}

/** Files that draw an example in a new project. */
export interface CompleteListing {
  /** Command that installs the library with its peer dependencies. */
  install: string;
  /** The file with the chart comes first. */
  files: ListingFile[];
}

const library = '@elastic/charts';
const stylesheet = `import '${library}/dist/theme_only_light.css';\n`;
const baseTheme = 'baseTheme={LIGHT_THEME}';

/**
 * Completes the code of an example, which neither imports a stylesheet nor sets the base theme, for a project.
 *
 * @param source - a module whose default export is a function component
 * @throws Error if the module has no such export
 */
export function completeListing(source: string, target: ListingTarget): CompleteListing {
  const name = /^export default function ([A-Z]\w*)/m.exec(source)?.[1];
  if (!name) throw new Error('The module has no default export that is a function component.');
  const code = stylesheet + withBaseTheme(source);
  const files: Record<ListingTarget, ListingFile[]> = {
    vite: [{ name: 'src/App.tsx', code }],
    // Next.js also renders client components on the server, where charts throw.
    next: [
      { name: `app/${name}.tsx`, code: `'use client';\n\n${code}` },
      { name: 'app/page.tsx', code: nextPage(name) },
    ],
  };
  return { install: `npm install ${library} moment moment-timezone`, files: files[target] };
}

const nextPage = (name: string) => `'use client';

import dynamic from 'next/dynamic';

const ${name} = dynamic(() => import('./${name}'), { ssr: false });

export default function Page() {
  return <${name} />;
}
`;

/** Adds the base theme to each `Settings`, and `Settings` to each chart without one. */
function withBaseTheme(text: string): string {
  const source = parse(text);
  const tags = tagsOf(source);
  const settings = tags.filter(({ name }) => name === 'Settings');
  // A chart may contain `Settings` in a component of the module.
  const isElsewhere = settings.some(({ node }) => !isWithinChart(node, tags));
  const charts = tags.filter(
    ({ name, node, isClosed }) =>
      name === 'Chart' &&
      !isClosed &&
      !isElsewhere &&
      !settings.some((one) => one.node.from > node.from && one.node.to < (node.parent?.to ?? 0)),
  );
  const insertions = [
    ...settings
      .filter(({ node }) => !text.slice(node.from, node.to).includes('baseTheme='))
      .map(({ nameEnd }) => {
        const [space = ' '] = /^\n\s*/.exec(text.slice(nameEnd)) ?? [];
        return { at: nameEnd, insert: `${space}${baseTheme}` };
      }),
    ...charts.map(({ node }) => {
      const [indent = ''] = /^\n\s*/.exec(text.slice(node.to)) ?? [];
      return { at: node.to, insert: `${indent}<Settings ${baseTheme} />` };
    }),
  ];
  const used = [
    ...(insertions.length > 0 ? ['LIGHT_THEME'] : []),
    ...(charts.length > 0 ? ['Settings'] : []),
  ];
  return [...insertions, ...imports(source, used)]
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), text);
}

/** The start of an element: `<Chart>`, or `<Settings />`, which is closed. */
interface Tag {
  name: string;
  node: SyntaxNode;
  nameEnd: number;
  isClosed: boolean;
}

const tagsOf = ({ nodes, text }: Source): Tag[] =>
  nodes.flatMap((node) => {
    if (!/^JSX(?:OpenTag|SelfClosingTag)$/.test(node.name)) return [];
    const name = childNamed(node, 'JSXIdentifier');
    if (!name) return [];
    return {
      name: text.slice(name.from, name.to),
      node,
      nameEnd: name.to,
      isClosed: node.name === 'JSXSelfClosingTag',
    };
  });

const isWithinChart = (node: SyntaxNode, tags: Tag[]): boolean =>
  !!ancestor(node, (parent) =>
    tags.some((tag) => tag.name === 'Chart' && tag.node.parent === parent),
  );

/** Returns what to insert so that names are imported from the library. */
function imports({ nodes, text }: Source, names: string[]): { at: number; insert: string }[] {
  const group = nodes
    .filter(({ name }) => name === 'ImportDeclaration')
    .find((node) => text.slice(node.from, node.to).includes(`'${library}'`));
  const list = group && childNamed(group, 'ImportGroup');
  if (!list) return [];
  const imported = childrenOf(list).map((node) => text.slice(node.from, node.to));
  const missing = names.filter((name) => !imported.includes(name));
  if (missing.length === 0) return [];
  const isMultiline = text.slice(list.from, list.to).includes('\n');
  return [
    {
      at: list.from + 1,
      insert: isMultiline
        ? missing.map((name) => `\n  ${name},`).join('')
        : ` ${missing.join(', ')},`,
    },
  ];
}
