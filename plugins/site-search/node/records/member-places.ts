import type { ApiMember, ApiSymbol } from '../../../../shared/types/api-model';
import type { SearchPlace } from '../../../../shared/search-data';

/** A member with the symbol that has it. */
export interface OwnedMember {
  owner: ApiSymbol;
  member: ApiMember;
}

/**
 * Returns the owners whose pages are listed as result URLs: components, most used first, then the type that declares the
 * member; the first owner if there are none.
 */
export function chooseOwners(owned: readonly OwnedMember[]): OwnedMember[] {
  const uses = ({ owner }: OwnedMember) => owner.examples.length;
  const components = owned.filter(({ owner }) => owner.isComponent);
  const declaring = owned.filter(
    ({ owner, member }) => !owner.isComponent && (!member.from || member.from === owner.name),
  );
  const chosen = [...components.sort((a, b) => uses(b) - uses(a)), ...declaring];
  return chosen.length > 0 ? chosen : owned.slice(0, 1);
}

/** Returns the addresses of a member: all hand-written pages before the pages of the reference. */
export function placesOf(owned: readonly OwnedMember[]): SearchPlace[] {
  const guides = owned.flatMap(({ owner, member }) =>
    owner.guide ? [{ title: owner.name, url: `${owner.guide}#${member.name}` }] : [],
  );
  // The hand-written page of a component contains all of its props; its page of the reference would repeat them.
  const pages = owned
    .filter(({ owner }) => !owner.isComponent || !owner.guide)
    .map(({ owner, member }) => ({ title: owner.name, url: `${owner.route}#${member.name}` }));
  // A component without a hand-written page still comes before a type that has one.
  return owned[0]?.owner.guide ? [...guides, ...pages] : [...pages, ...guides];
}
