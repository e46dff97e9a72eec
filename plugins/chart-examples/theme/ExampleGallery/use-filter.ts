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
      const query = new URLSearchParams(next.tags.map((tag) => ['tag', tag]));
      if (next.text) query.set('q', next.text);
      // Past the router, which would load the page again for every letter.
      const { pathname, hash } = window.location;
      const address = [pathname, query.size > 0 && `?${query}`, hash].filter(Boolean).join('');
      window.history.replaceState(window.history.state, '', address);
    },
  ];
}
