import type { List, Nodes } from 'mdast';
import type { ApiSymbol, ApiMember } from '../../../../shared/types/api-model';
import type { SearchRecord } from '../../shared/search-record';
import type { ApiObject, ApiType } from '../../../../shared/types/api-type';
import { flagsOf } from './flags';
import { groupMembers } from './group-members';
import { makeRecord } from './make-record';
import { chooseOwners, placesOf } from './member-places';
import { shorten } from './shorten';
import { plainText } from './plain-text';

/** Returns a record for each key below a member; it leads to the row of the member, which describes it. */
export const nestedKeyRecords = (symbols: readonly ApiSymbol[]): SearchRecord[] =>
  groupMembers(symbols).flatMap((group) => {
    const owned = chooseOwners(group);
    const [place, ...also] = placesOf(owned);
    const [first] = owned;
    if (!first || !place) return [];
    const { member } = first;
    return nestedKeys(member).map(({ path, text }) =>
      makeRecord({
        kind: 'style key',
        title: path.at(-1)!,
        breadcrumb: [place.title, member.name, ...path.slice(0, -1)],
        url: place.url,
        also,
        flags: flagsOf(undefined, text.replace(/^[^:]*: /, '')),
        ...shorten(text),
      }),
    );
  });

/** A key below a member: `rotation` of `AxisStyle.tickLabel`. */
interface NestedKey {
  /** Names below the member: `['texture', 'opacity']`. */
  path: string[];
  text: string;
}

/** Returns the keys below a member: those in its type, and those that its description lists, with what it says. */
function nestedKeys({ type, description }: ApiMember): NestedKey[] {
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
