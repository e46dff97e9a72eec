import { useMemo } from 'react';

// The other exports of the replaced module that `navbarSecondaryMenu` imports.
export { ReactContextError, usePrevious } from '@docusaurus/theme-common';

/**
 * Returns the object of the previous rendering if its keys and values are the same. The original sorts keys with
 * `localeCompare`, whose first call creates a collator: a sixth of all script during hydration.
 */
export function useShallowMemoObject<Props extends object>(props: Props): Props {
  const entries = Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1));
  // As in the original: the number of props of a component does not change.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/use-memo
  return useMemo(() => props, entries.flat());
}
