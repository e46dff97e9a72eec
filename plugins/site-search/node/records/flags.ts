import type { SearchFlag } from '../../../../contracts/search-data';
import { statesNoEffect } from '../../../../contracts/states-no-effect';

/** Returns the reasons for ranking a record late. */
export function flagsOf(deprecated: unknown, text: string): SearchFlag[] {
  return [
    ...(deprecated ? (['deprecated'] as const) : []),
    ...(statesNoEffect(text) ? (['no effect'] as const) : []),
  ];
}
