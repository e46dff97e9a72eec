import type { SearchFlag } from '../../../../shared/search-data';
import { statesNoEffect } from '../../../../shared/states-no-effect';

/** Returns the reasons for ranking a record late. */
export function flagsOf(deprecated: unknown, text: string): SearchFlag[] {
  return [
    ...(deprecated ? (['deprecated'] as const) : []),
    ...(statesNoEffect(text) ? (['no effect'] as const) : []),
  ];
}
