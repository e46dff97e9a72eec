import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchRecord } from '../../shared/search-record';
import { flagsOf } from './flags';
import { groupMembers } from './group-members';
import { makeRecord } from './make-record';
import { chooseOwners, placesOf } from './member-places';
import { nestedKeys } from './nested-keys';
import { shorten } from './shorten';

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
