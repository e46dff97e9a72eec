import type { ExampleListing } from '../../../contracts/example-manifest';
import type { Family } from './families';

/** Text of the page that an example has of its own. */
export function examplePage({ id, title, summary }: ExampleListing, family: Family): string {
  const parents = [
    { label: 'Examples', to: '/examples/examples' },
    { label: family.title, to: `/examples/${family.name}` },
  ];
  return `---
title: ${JSON.stringify(title)}
title_meta: ${JSON.stringify(`${title} – ${family.pageTitle}`)}
description: ${JSON.stringify(summary.replaceAll('`', ''))}
breadcrumbs: ${JSON.stringify(parents)}
displayed_sidebar: examples
hide_table_of_contents: true
pagination_prev: null
pagination_next: null
---

{/* Made by "npm run generate" from examples/${id}.tsx. */}

<ExamplePage id="${id}" />
`;
}
