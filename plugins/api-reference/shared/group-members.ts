import type { ApiMember, ApiSymbol } from '../../../shared/types/api-model';

/** Returns the heading of a member's group in the list of members. */
export const headingOf = ({ required, from }: ApiMember, symbolName: string): string =>
  required ? 'Required' : `Optional, from ${from ?? symbolName}`;

/** Groups members by heading: required ones first, then by declaring type. */
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
