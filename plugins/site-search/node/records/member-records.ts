import type { ApiSymbol } from '../../../../shared/types/api-model';
import { defaultOf } from '../../../../shared/default-of';
import type { SearchKind } from '../../../../shared/search-data';
import type { SearchRecord } from '../../shared/search-record';
import type { ApiType } from '../../../../shared/types/api-type';
import { flagsOf } from './flags';
import { groupMembers } from './group-members';
import { makeRecord } from './make-record';
import { chooseOwners, placesOf, type OwnedMember } from './member-places';
import { plainText, splitReferences } from './plain-text';
import { shorten, splitText } from './shorten';

/**
 * Returns a record for each prop and each member; a prop that components share is one record. Those that more examples
 * set come first, since the order decides between items of the same name.
 */
export const memberRecords = (symbols: readonly ApiSymbol[]): SearchRecord[] =>
  groupMembers(symbols)
    .sort((a, b) => uses(b) - uses(a))
    .flatMap((group) => {
      const owned = chooseOwners(group);
      const [place, ...also] = placesOf(owned);
      const [first] = owned;
      if (!first || !place) return [];
      const { owner, member } = first;
      const { text } = splitReferences(member.description);
      const names = [typeNames(member.type), ...(member.parameters ?? []).map(({ name }) => name)];
      const kind = kindOf(owner);
      const shown = kind === 'prop' ? splitText(text, 100) : shorten(text);
      return makeRecord({
        kind,
        title: member.name,
        breadcrumb: [place.title],
        url: place.url,
        also,
        flags: flagsOf(member.deprecated, text),
        text: shown.text,
        hiddenText: [shown.hiddenText, plainText(defaultOf(member)?.words ?? []), ...names].join(
          ' ',
        ),
      });
    });

const uses = (group: readonly OwnedMember[]) =>
  new Set(group.flatMap(({ member }) => member.examples ?? [])).size;

const kindOf = ({ isComponent, name }: ApiSymbol): SearchKind =>
  isComponent ? 'prop' : /(?:Style|Theme|Config)s?$/.test(name) ? 'style key' : 'member';

/** Returns the names of the library's types and the string literals in a type: what a reader may search a prop by. */
function typeNames(type: ApiType): string {
  const names = new Set<string>();
  collect(type, names);
  return [...names].join(' ');
}

function collect(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) collect(one, names);
  if (typeof part !== 'object' || part === null) return;
  const { kind, name, to, value }: Record<string, unknown> = { ...part };
  if (kind === 'reference' && name && String(to).startsWith('/')) names.add(String(name));
  if (kind === 'literal' && typeof value === 'string') names.add(value);
  for (const child of Object.values(part)) if (typeof child === 'object') collect(child, names);
}
