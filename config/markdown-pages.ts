import type { MarkdownPagesOptions } from '../plugins/markdown-pages/index';
import { resultsPage } from './search-pages';

/** Options of the plugin that publishes pages as Markdown. */
export const markdownPages = {
  exclude: [resultsPage, '/design'],
  summary:
    'Elastic Charts (npm @elastic/charts) is a library of React components for the charts of dashboards. This documentation has guides, every component with its props, every exported type, and examples with their complete code.',
  sections: [
    { title: 'Docs', prefixes: ['/'] },
    { title: 'API', prefixes: ['/api/', '/category/'] },
    { title: 'Examples', prefixes: ['/examples/'] },
    { title: 'All types', prefixes: ['/all-types/'] },
  ],
} satisfies MarkdownPagesOptions;
