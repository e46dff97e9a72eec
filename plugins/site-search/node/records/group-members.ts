import type { ApiSymbol } from '../../../../shared/types/api-model';
import type { OwnedMember } from './member-places';
import { plainText } from './plain-text';

/**
 * Groups the members of all symbols into one group for each item: the same declaration reached through several
 * components and types, or declarations of the same name with the same description.
 */
export function groupMembers(symbols: readonly ApiSymbol[]): OwnedMember[][] {
  const declared = groupBy(
    symbols.flatMap((owner) => owner.members.map((member) => ({ owner, member }))),
    ({ owner, member }) => `${member.from ?? owner.name}.${member.name}`,
  );
  const merged = groupBy(
    declared,
    ([{ owner, member }]) => `${member.name} ${plainText(member.description) || owner.name}`,
  );
  return merged.map((groups) => groups.flat());
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
