import type { ReactNode } from 'react';
import { resultsPage } from '@generated/site-search/default/settings.json';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import { queryOfPath } from '../../client/query-of-path';
import { resultsAddress } from '../../client/results-address';
import { useSearch } from '../SearchBar/use-search';
import { useAnswer } from '../SearchBox/use-answer';
import HitItems from '../SearchResults/HitItems';

const maxHits = 5;

/** Renders links to what the words of an unknown address find. Renders nothing without a search. */
export default function Links(): ReactNode {
  const { colorMode } = useColorMode();
  const query = queryOfPath(useLocation().pathname);
  const [answer] = useAnswer(useSearch().search, query);
  const hits = (answer.hits.length > 0 ? answer.hits : answer.nearest).slice(0, maxHits);
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>Did you mean one of these?</h2>
      <HitItems hits={hits} query={answer.separated} colorMode={colorMode} />
      {resultsPage && answer.total > maxHits && (
        <Link to={resultsAddress(resultsPage, { query })}>{`All results for “${query}”`}</Link>
      )}
    </section>
  );
}
