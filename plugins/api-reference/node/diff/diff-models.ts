import type { ApiChanges, ChangedName, ChangedText } from '../../../../contracts/api-changes';
import type { ApiModel, ApiSymbol } from '../../../../contracts/api-model';
import { textOf } from '../../shared/pieces';
import { printDeclaration } from '../../shared/print-declaration';
import { plainType } from '../../shared/print-type';

/** One thing that two models are compared by: a symbol, or a member where it is declared. */
interface Entry extends ChangedName {
  /** Name of the symbol that a member belongs to. */
  owner?: string;
  type: string;
  default?: string;
  deprecated: boolean;
}

/** Compares two releases by what their types say. */
export function diffModels(before: ApiModel, after: ApiModel): ApiChanges {
  const old = entriesOf(before);
  const now = entriesOf(after);
  const added = [...now].filter(([key]) => !old.has(key)).map(([, entry]) => entry);
  const removed = [...old].filter(([key]) => !now.has(key)).map(([, entry]) => entry);
  const kept = [...now].flatMap(([key, entry]) => {
    const earlier = old.get(key);
    return earlier ? [{ earlier, entry }] : [];
  });
  return {
    from: before.library.version,
    to: after.library.version,
    added: withoutTheirMembers(added).map(nameOf),
    removed: withoutTheirMembers(removed).map(nameOf),
    retyped: kept
      .filter(({ earlier, entry }) => earlier.type !== entry.type)
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

/** Symbols and members by a key that tells meanings of one name apart. */
function entriesOf({ symbols }: ApiModel): Map<string, Entry> {
  const exported = new Set(symbols.map(({ name }) => name));
  const entries = new Map<string, Entry>();
  for (const symbol of symbols) {
    const { name, kind, deprecated } = symbol;
    entries.set(`${kind} ${name}`, {
      name,
      kind,
      // Of shapes and components the members are compared one by one.
      type: symbol.members.length > 0 ? '' : textOf(printDeclaration(symbol, 'line')),
      deprecated: !!deprecated,
    });
    for (const member of symbol.members) {
      if (!isDeclaredHere(symbol, member.from, exported)) continue;
      entries.set(`member ${name}.${member.name}`, {
        name: `${name}.${member.name}`,
        kind: 'member',
        owner: name,
        type: `${plainType(member.type)}${member.required ? '' : ' (optional)'}`,
        default: member.default ?? member.declaredDefault,
        deprecated: !!member.deprecated,
      });
    }
  }
  return entries;
}

/** Members that an exported type declares are told there; components tell only what they alone declare. */
const isDeclaredHere = ({ name }: ApiSymbol, from: string | undefined, exported: Set<string>) =>
  !from || from === name || !exported.has(from);

/** A new symbol brings its members, one that is gone takes them: they go without saying. */
function withoutTheirMembers(entries: Entry[]): Entry[] {
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
