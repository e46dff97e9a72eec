import type { ApiKind } from '../../../shared/types/api-model';

/** Names of kinds for readers. */
export const kindNames: Record<ApiKind, string> = {
  component: 'Component',
  class: 'Class',
  function: 'Function',
  interface: 'Interface',
  'type-alias': 'Type alias',
  variable: 'Constant',
};
