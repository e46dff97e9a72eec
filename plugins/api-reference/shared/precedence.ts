import type { ApiType } from '../../../shared/types/api-type';

/** Precedence of each kind of type. A nested type of lower precedence is printed in parentheses. */
export const precedence: Record<ApiType['kind'], number> = {
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
