import type { List, Nodes } from 'mdast';
import type { ApiMember } from '../../../../shared/types/api-model';
import type { ApiObject, ApiType } from '../../../../shared/types/api-type';
import { plainText } from './plain-text';

/** A key below a member: `rotation` of `AxisStyle.tickLabel`. */
export interface NestedKey {
  /** Names below the member: `['texture', 'opacity']`. */
  path: string[];
  text: string;
}

/** Returns the keys below a member: those in its type, and those that its description lists, with what it says. */
export function nestedKeys({ type, description }: ApiMember): NestedKey[] {
  const keys = new Map<string, NestedKey>();
  for (const path of typePaths(type)) keys.set(path.join('.'), { path, text: '' });
  for (const key of listedKeys(description)) keys.set(key.path.join('.'), key);
  return [...keys.values()];
}

function typePaths(type: ApiType): string[][] {
  switch (type.kind) {
    case 'object':
      return pathsOfMembers(type);
    case 'union':
    case 'intersection':
      return type.types.flatMap(typePaths);
    case 'array':
      return typePaths(type.element);
    case 'reference':
      return (type.typeArguments ?? []).flatMap(typePaths);
    default:
      return [];
  }
}

const pathsOfMembers = ({ members }: ApiObject): string[][] =>
  members.flatMap((member) =>
    member.kind === 'property' || member.kind === 'method'
      ? [[member.name], ...typePaths(member.type).map((path) => [member.name, ...path])]
      : [],
  );

/** List items such as "- `fontSize`, `fontFamily`: the font" describe keys of types that are not exported. */
function listedKeys(nodes: readonly Nodes[]): NestedKey[] {
  const lists = nodes.filter((node): node is List => node.type === 'list');
  return lists.flatMap(({ children }) =>
    children.flatMap((item) => {
      const text = plainText([item]);
      const head = /^[\w$.]+(?:(?:, | and )[\w$.]+)*(?=: )/.exec(text)?.[0];
      return head?.split(/, | and /).map((name) => ({ path: name.split('.'), text })) ?? [];
    }),
  );
}
