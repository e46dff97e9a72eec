import type { ReactNode } from 'react';
import ChartFrame from '@theme/Example/ChartFrame';
import type { ExampleListing } from '@site/shared/types/example-manifest';

interface Props {
  listing: ExampleListing;
  /** Whether this is the first chart on the page. */
  first?: boolean;
}

/** Renders the chart of an example without its code. */
export default function ExampleChart({ listing, first = false }: Props): ReactNode {
  const { id, title } = listing;
  return (
    <section aria-label={`Example: ${title}`} data-example={id}>
      <ChartFrame example={listing} first={first} />
    </section>
  );
}
