import type { ApiStatic, ApiSymbol } from '../../../../shared/types/api-model';
import { plainType } from '../../shared/print-type';
import { banner, frontMatter, type FrontMatter } from './front-matter';

const purposes: Record<string, string> = {
  propTypes:
    'React validates props against it in development. TypeScript validates them at compile time.',
  contextTypes: 'It belongs to the legacy context of React class components.',
  defaultProps: 'React uses it for missing props. The library sets its defaults in other ways.',
  displayName: 'React DevTools show it instead of the name of the function.',
  type: 'It is the function that React.memo wraps.',
  compare: 'React.memo uses this function to compare props; null means a shallow comparison.',
};

/** Returns the pages of a component's static properties, by path relative to `all-types/`: an index and one page each. */
export function namespacePages({ name, route, statics }: ApiSymbol): Record<string, string> {
  if (statics.length === 0) return {};
  const folder = `namespaces/${name}`;
  const list = statics.map((one) => `- [${one.name}](/all-types/${folder}/variables/${one.name})`);
  const parents = [
    { label: 'API', to: '/api/Chart' },
    { label: 'All types', to: '/all-types/' },
    { label: name, to: route },
  ];
  const indexHead = {
    title: `${name} static properties`,
    description: `Static properties in the published type of ${name}, with their types and values.`,
    breadcrumbs: parents,
  };
  const index = page(indexHead, [
    `The published type of [\`${name}\`](${route}) is one of React’s component types, which declare static properties. They are part of the type, even if the component does not use them.`,
    list.join('\n'),
  ]);
  return {
    [`${folder}/index.mdx`]: index,
    ...Object.fromEntries(
      statics.map((one) => {
        const head = {
          title: `${name}.${one.name}`,
          description: `The static property ${one.name} of the component ${name}: its type, and its value in the installed version.`,
          breadcrumbs: [...parents, { label: indexHead.title, to: `/all-types/${folder}/` }],
        };
        return [`${folder}/variables/${one.name}.mdx`, page(head, staticBlocks(name, route, one))];
      }),
    ),
  };
}

function staticBlocks(component: string, route: string, one: ApiStatic): string[] {
  const value =
    one.observed === 'undefined'
      ? `The installed version does not set it: \`${component}.${one.name}\` is \`undefined\`.`
      : `In the installed version \`${component}.${one.name}\` is \`${one.observed}\`.`;
  return [
    `\`\`\`ts\n${component}.${one.name}: ${plainType(one.type)}\n\`\`\``,
    `${value} ${purposes[one.name] ?? ''}`.trim(),
    `To configure the component, use [the props of \`${component}\`](${route}#props) instead. See also [all static properties of \`${component}\`](/all-types/namespaces/${component}/).`,
  ];
}

/** Returns the MDX source of a page without a sidebar. */
const page = (head: FrontMatter, blocks: string[]) =>
  [frontMatter({ ...head, displayed_sidebar: null }), banner, ...blocks].join('\n\n').concat('\n');
