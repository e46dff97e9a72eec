import type { SiteSearchOptions } from '../plugins/site-search/index';

/** Route of the page of all results, which is itself not searchable. */
export const resultsPage = '/search';

/** Pages that the search box offers without a query. */
export const suggestedPages = [
  {
    title: 'Get started',
    area: 'Docs',
    excerpt: 'Install the library and draw a first chart.',
    route: '/docs/intro',
  },
  {
    title: 'Gallery',
    area: 'Examples',
    excerpt: 'All examples as pictures, by chart family and feature.',
    route: '/examples/examples',
  },
  {
    title: 'Settings',
    area: 'API',
    excerpt: 'Legend, theme, listeners and layout of a chart.',
    route: '/api/specs/global/Settings',
  },
  {
    title: 'Troubleshooting',
    area: 'Docs',
    excerpt: 'Blank charts, cut off labels, errors and what fixes them.',
    route: '/docs/troubleshooting',
  },
] satisfies SiteSearchOptions['suggestions'];
