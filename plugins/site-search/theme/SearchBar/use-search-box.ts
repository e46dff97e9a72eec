import { useEffect, useState } from 'react';
import type SearchBox from '../SearchBox';
import { failSearch, type SearchState } from '../../client/search-store';

interface LoadedBox {
  Box: typeof SearchBox;
}

/** Loads the component of the search box as soon as the search is requested. */
export function useSearchBox({ requested, failed }: SearchState): LoadedBox | undefined {
  const [loaded, setLoaded] = useState<LoadedBox>();
  useEffect(() => {
    if (!requested || failed || loaded) return;
    import(/* webpackChunkName: "search-box" */ '../SearchBox').then(
      (module) => setLoaded({ Box: module.default }),
      failSearch,
    );
  }, [requested, failed, loaded]);
  return loaded;
}
