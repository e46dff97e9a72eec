import type { ApiMember, ApiSymbol } from '../../../contracts/api-model';

/** Heading of the group that a member stands in, in the table of a symbol's members. */
export const headingOf = ({ required, from }: ApiMember, symbolName: string): string =>
  required ? 'Required' : `Optional, from ${from ?? symbolName}`;

/** Members by heading: required ones first, then by where they come from. */
export function groupMembers({
  name,
  members,
}: Pick<ApiSymbol, 'name' | 'members'>): Map<string, ApiMember[]> {
  const groups = new Map<string, ApiMember[]>();
  for (const member of [...members].sort((a, b) => Number(b.required) - Number(a.required))) {
    const heading = headingOf(member, name);
    groups.set(heading, [...(groups.get(heading) ?? []), member]);
  }
  return groups;
}
