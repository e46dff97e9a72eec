import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchFiles } from '@site/contracts/search-data';
import type { Search } from '../../client/load-search';

/** The state of the search: loading, ready with `search`, or failed with a way to try again. */
export function useSearch(): { search?: Search; failed: boolean; retry: () => void } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const files = usePluginData('site-search') as SearchFiles;
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const { loadSearch } = await import('../../client/load-search');
      const loaded = await loadSearch(baseUrl, files);
      setSearch(() => loaded);
    } catch (error) {
      console.warn('Search did not load.', error);
      setFailed(true);
    }
  }, [baseUrl, files]);

  useEffect(() => {
    // The page comes first: search waits until the browser has nothing else to do.
    const begin = () => void load();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, [load]);

  const retry = () => {
    setFailed(false);
    void load();
  };
  return { search, failed, retry };
}
