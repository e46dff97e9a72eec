import type { ApiChanges, ChangedName, ChangedText } from '../../../../shared/types/api-changes';
import type { ApiModel, ApiSymbol } from '../../../../shared/types/api-model';
import { defaultOf } from '../../../../shared/default-of';
import type { ApiUnion } from '../../../../shared/types/api-type';
import { textOf } from '../../shared/pieces';
import { printDeclaration } from '../../shared/print-declaration';
import { plainType } from '../../shared/print-type';

/** Unit of comparison: a symbol, or a member of the symbol that declares it. */
interface Entry extends ChangedName {
  /** Name of the symbol that a member belongs to. */
  owner?: string;
  type: string;
  /** Equal for equal types. */
  typeKey: string;
  default?: string;
  deprecated: boolean;
}

/** Compares the types of two releases. */
export function diffModels(before: ApiModel, after: ApiModel): ApiChanges {
  const oldEntries = entriesOf(before);
  const newEntries = entriesOf(after);
  const added = [...newEntries].filter(([key]) => !oldEntries.has(key)).map(([, entry]) => entry);
  const removed = [...oldEntries].filter(([key]) => !newEntries.has(key)).map(([, entry]) => entry);
  const kept = [...newEntries].flatMap(([key, entry]) => {
    const earlier = oldEntries.get(key);
    return earlier ? [{ earlier, entry }] : [];
  });
  return {
    from: before.library.version,
    to: after.library.version,
    added: omitMembersOf(added).map(nameOf),
    removed: omitMembersOf(removed).map(nameOf),
    retyped: kept
      .filter(({ earlier, entry }) => earlier.typeKey !== entry.typeKey)
      .map(({ earlier, entry }) => changedText(entry, earlier.type, entry.type)),
    redefaulted: kept
      .filter(({ earlier, entry }) => earlier.default !== entry.default)
      .map(({ earlier, entry }) =>
        changedText(entry, earlier.default ?? 'none', entry.default ?? 'none'),
      ),
    deprecated: kept
      .filter(({ earlier, entry }) => entry.deprecated && !earlier.deprecated)
      .map(({ entry }) => nameOf(entry)),
  };
}

/** Returns symbols and members by a key that distinguishes symbols of the same name by kind. */
function entriesOf({ symbols }: ApiModel): Map<string, Entry> {
  const exported = new Set(symbols.map(({ name }) => name));
  const entries = new Map<string, Entry>();
  for (const symbol of symbols) {
    const { name, kind, deprecated, members, declaration, typeParameters } = symbol;
    entries.set(`${kind} ${name}`, {
      name,
      kind,
      // For symbols with members, each member is compared separately.
      type: members.length > 0 ? '' : textOf(printDeclaration(symbol, 'line')),
      typeKey: members.length > 0 ? '' : typeKey([declaration, typeParameters]),
      deprecated: !!deprecated,
    });
    for (const member of members) {
      if (!isDeclaredHere(symbol, member.from, exported)) continue;
      entries.set(`member ${name}.${member.name}`, {
        name: `${name}.${member.name}`,
        kind: 'member',
        owner: name,
        type: `${plainType(member.type)}${member.required ? '' : ' (optional)'}`,
        typeKey: typeKey([member.type, member.required]),
        default: defaultOf(member)?.code,
        deprecated: !!member.deprecated,
      });
    }
  }
  return entries;
}

/** Serializes types without links and without the order of unions, which depends on other types of the program. */
const typeKey = (types: unknown): string =>
  JSON.stringify(types, (key, value: unknown) => {
    if (key === 'to') return undefined;
    return isUnion(value) ? value.types.map(typeKey).sort() : value;
  });

const isUnion = (value: unknown): value is ApiUnion =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'union';

/** Whether to list a member for this symbol: inherited members are listed only for the exported type that declares them. */
const isDeclaredHere = ({ name }: ApiSymbol, from: string | undefined, exported: Set<string>) =>
  !from || from === name || !exported.has(from);

/** Omits members of symbols that are themselves added or removed. */
function omitMembersOf(entries: Entry[]): Entry[] {
  const symbols = new Set(entries.filter(({ owner }) => !owner).map(({ name }) => name));
  return entries.filter(({ owner }) => !owner || !symbols.has(owner));
}

const nameOf = ({ name, kind }: Entry): ChangedName => ({ name, kind });

const changedText = ({ name, kind }: Entry, before: string, after: string): ChangedText => ({
  name,
  kind,
  before,
  after,
});
