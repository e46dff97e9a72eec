import type { ApiType } from '../../../../shared/types/api-type';

/** Returns the names of the library's types and the string literals in a type: what a reader may search a prop by. */
export function typeNames(type: ApiType): string {
  const names = new Set<string>();
  collect(type, names);
  return [...names].join(' ');
}

function collect(part: unknown, names: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) collect(one, names);
  if (typeof part !== 'object' || part === null) return;
  const { kind, name, to, value } = part as Record<'kind' | 'name' | 'to', string | undefined> & {
    value?: unknown;
  };
  if (kind === 'reference' && name && to?.startsWith('/')) names.add(name);
  if (kind === 'literal' && typeof value === 'string') names.add(value);
  for (const child of Object.values(part)) if (typeof child === 'object') collect(child, names);
}
