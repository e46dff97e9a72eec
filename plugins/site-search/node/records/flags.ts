import type { SearchFlag } from '../../../../contracts/search-data';

/** Returns the reasons for ranking a record late. Notes state a prop without effect in their first words. */
export function flagsOf(deprecated: unknown, text: string): SearchFlag[] {
  return [
    ...(deprecated ? (['deprecated'] as const) : []),
    ...(/^(?:has )?no effect\b/i.test(text) ? (['no effect'] as const) : []),
  ];
}
