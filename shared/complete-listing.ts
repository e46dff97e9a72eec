import {
  ancestor,
  childNamed,
  childrenOf,
  parse,
  type Source,
  type SyntaxNode,
} from './check-code/source/syntax';

/** Kinds of projects that code is copied into: a new one, or a page that has charts already. */
export const listingTargets = ['vite', 'next', 'existing'] as const;

/** A kind of project that code is copied into. */
export type ListingTarget = (typeof listingTargets)[number];

/** A file that draws a chart in the reader's project. */
export interface CompleteListing {
  /** Where the code belongs, relative to the root of the project. */
  file: string;
  code: string;
  /** Command that installs what the code needs. New projects have React 19, which the library does not accept. */
  install: string;
}

const library = '@elastic/charts';

/** Command that installs the library with its peer dependencies. */
export const installCommand = `npm install ${library} moment moment-timezone`;

/** The import that every page with charts needs once. */
export const stylesheetImport = `import '${library}/dist/theme_only_light.css';`;

/** Returns whether code renders components of the library, so that it can be completed. */
export const rendersLibrary = (code: string): boolean =>
  /from ['"]@elastic\/charts['"]/.test(code) && /<[A-Z]/.test(code);

/**
 * Completes code that neither imports a stylesheet nor sets the base theme, so that it runs in a project:
 *
 * - The stylesheet is imported, except in an existing page, which has it.
 * - Every chart gets the base theme of the page's color mode, unless it has one.
 * - In Next.js, the component is rendered in the browser only, where charts can be rendered.
 *
 * @param source - a module. Its default export, if there is one, is a function component without props, as in examples.
 */
export function completeListing(source: string, target: ListingTarget): CompleteListing {
  const component = /^export default function ([A-Z]\w*)/m.exec(source)?.[1];
  const isClient = target === 'next';
  const hasStylesheet = target === 'existing' || source.includes(`${library}/dist/theme_`);
  const code = withBaseTheme(source, { isClient, hasStylesheet });
  const name = component ?? /^export (?:const|function) ([A-Z]\w*)/m.exec(source)?.[1] ?? 'Chart';
  const files: Record<ListingTarget, string> = {
    vite: component ? 'src/App.tsx' : `src/${name}.tsx`,
    next: component ? 'app/page.tsx' : `app/${name}.tsx`,
    existing: `src/${name}.tsx`,
  };
  return {
    file: files[target],
    code: isClient ? inBrowserOnly(code, component) : code,
    install: target === 'existing' ? installCommand : `${installCommand} react@18 react-dom@18`,
  };
}

/** Next.js also renders client components on the server, unless they are loaded with `ssr: false`. */
function inBrowserOnly(code: string, component: string | undefined): string {
  const directive = /^['"]use client['"]/.test(code) ? '' : "'use client';\n\n";
  if (!component) return directive + code;
  const module = code.replace(/^export default function/m, 'function').trimEnd();
  return `${directive}import dynamic from 'next/dynamic';
${module}

export default dynamic(() => Promise.resolve(${component}), { ssr: false });
`;
}

const baseTheme = 'baseTheme={pageTheme}';

/** Adds the base theme to each `Settings`, and `Settings` to each chart without one; and the stylesheet. */
function withBaseTheme(
  text: string,
  { isClient, hasStylesheet }: { isClient: boolean; hasStylesheet: boolean },
): string {
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
  const themes = [
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
  const names = [
    ...(themes.length > 0 ? ['DARK_THEME', 'LIGHT_THEME'] : []),
    ...(charts.length > 0 ? ['Settings'] : []),
  ];
  const lastImport = source.nodes.filter(({ name }) => name === 'ImportDeclaration').at(-1);
  const afterImports = [
    ...(hasStylesheet ? [] : [`\n${stylesheetImport}`]),
    ...(themes.length > 0 ? [pageTheme(isClient, !hasStylesheet)] : []),
  ].join('');
  const completed = [
    ...themes,
    ...imports(source, names),
    { at: lastImport?.to ?? 0, insert: afterImports },
  ]
    .sort((a, b) => b.at - a.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), text);
  return themes.length > 0 ? `${completed.trimEnd()}\n${hasLightText}` : completed;
}

/** The color mode is read once: the stylesheets have the same rules, so that the second would stay in effect. */
const pageTheme = (isClient: boolean, loadsStylesheet: boolean) => `

// Charts take the color mode of the page when it is loaded.
const pageTheme = ${isClient ? "typeof document === 'object' && " : ''}hasLightText() ? DARK_THEME : LIGHT_THEME;${
  loadsStylesheet
    ? `
if (pageTheme === DARK_THEME) void import('${library}/dist/theme_only_dark.css');`
    : ''
}`;

/** The text color works with every way to make a page dark: classes, media queries, and `color-scheme`. */
const hasLightText = `
/** Returns whether the text of the page is light, as in dark mode. */
function hasLightText() {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = getComputedStyle(document.body).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue > 382;
}
`;

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
