import type { ApiStatic, ApiSymbol } from '../../../../contracts/api-model';
import { plainType } from '../../shared/print-type';
import { banner, frontMatter, type FrontMatter } from './front-matter';

const purposes: Record<string, string> = {
  propTypes:
    'React checks props against it while developing. TypeScript checks them when you compile.',
  contextTypes: 'It belongs to the legacy context of React class components.',
  defaultProps:
    'React fills in missing props from it. The library sets its defaults in other ways.',
  displayName: 'React’s developer tools show it instead of the name of the function.',
  type: 'It is the function that React.memo wraps.',
  compare:
    'It is the function that React.memo compares props with; null stands for a shallow comparison.',
};

/** Pages of a component's statics by path below `all-types/`: an index and a page each. */
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
    title: `${name} statics`,
    description: `React statics that the published type of ${name} lists, with their types and values.`,
    breadcrumbs: parents,
  };
  const index = page(indexHead, [
    `The published type of [\`${name}\`](${route}) is one of React’s component types, and these types list statics. They are part of the type, whether the component uses them or not.`,
    list.join('\n'),
  ]);
  return {
    [`${folder}/index.mdx`]: index,
    ...Object.fromEntries(
      statics.map((one) => {
        const head = {
          title: `${name}.${one.name}`,
          description: `The React static ${one.name} of the component ${name}: its type, and its value in the installed version.`,
          breadcrumbs: [...parents, { label: indexHead.title, to: `/all-types/${folder}/` }],
        };
        return [`${folder}/variables/${one.name}.mdx`, page(head, staticBlocks(name, route, one))];
      }),
    ),
  };
}

function staticBlocks(component: string, route: string, one: ApiStatic): string[] {
  const held =
    one.observed === 'undefined'
      ? `The installed version leaves it unset: \`${component}.${one.name}\` is \`undefined\`.`
      : `In the installed version \`${component}.${one.name}\` is \`${one.observed}\`.`;
  return [
    `\`\`\`ts\n${component}.${one.name}: ${plainType(one.type)}\n\`\`\``,
    `${held} ${purposes[one.name] ?? ''}`.trim(),
    `To set up the component, use [the props of \`${component}\`](${route}#props) instead. [All statics of \`${component}\`](/all-types/namespaces/${component}/)`,
  ];
}

/** These pages stand in no sidebar. */
const page = (head: FrontMatter, blocks: string[]) =>
  [frontMatter({ ...head, displayed_sidebar: null }), banner, ...blocks].join('\n\n').concat('\n');
