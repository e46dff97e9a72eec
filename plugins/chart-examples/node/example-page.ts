import type { ExampleListing } from '../../../contracts/example-manifest';

/** Text of the page that an example has of its own. */
export function examplePage({ id, title, summary }: ExampleListing): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(summary.replaceAll('`', ''))}
displayed_sidebar: examples
hide_table_of_contents: true
pagination_prev: null
pagination_next: null
---

{/* Made by "npm run generate" from examples/${id}.tsx. */}

<ExamplePage id="${id}" />
`;
}
