import { useState } from 'react';
import type { GalleryFilter } from '../../client/matching';

/**
 * The gallery's filter, which the address keeps: a filtered gallery can be sent to someone.
 *
 * @param search - query of the address that the reader came with
 */
export function useFilter(search: string): [GalleryFilter, (filter: GalleryFilter) => void] {
  const [filter, setFilter] = useState(() => {
    const query = new URLSearchParams(search);
    return { text: query.get('q') ?? '', tags: query.getAll('tag') };
  });
  return [
    filter,
    (next) => {
      setFilter(next);
      const parameters = new URLSearchParams(next.tags.map((tag) => ['tag', tag]));
      if (next.text) parameters.set('q', next.text);
      const query = String(parameters);
      // Past the router, which would load the page again for every letter.
      const { pathname, hash } = window.location;
      const address = [pathname, query && `?${query}`, hash].filter(Boolean).join('');
      window.history.replaceState(window.history.state, '', address);
    },
  ];
}
