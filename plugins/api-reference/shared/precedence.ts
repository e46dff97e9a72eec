import type { ApiType } from '../../../contracts/api-type';

/**
 * How strongly the parts of a type hold together; a part that holds less
 * than its place demands stands in parentheses.
 */
export const strength: Record<ApiType['kind'], number> = {
  conditional: 0,
  function: 0,
  predicate: 0,
  union: 1,
  intersection: 2,
  infer: 3,
  operator: 3,
  query: 3,
  array: 4,
  indexedAccess: 4,
  keyword: 5,
  literal: 5,
  mapped: 5,
  object: 5,
  reference: 5,
  templateLiteral: 5,
  tuple: 5,
  typeParameter: 5,
};
