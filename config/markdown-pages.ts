import type { MarkdownPagesOptions } from '../plugins/markdown-pages/index';
import { exampleFamilies } from './example-families';
import { resultsPage } from './search-pages';

const routesOf = (families: string[]) => families.map((family) => `/examples/${family}`);

/** Options of the plugin that publishes pages as Markdown. */
export const markdownPages = {
  exclude: [resultsPage, '/design'],
  // The gallery. The page of each family has the descriptions.
  withoutDescriptions: ['/examples/examples'],
  summary:
    'Elastic Charts (npm @elastic/charts) is a library of React components for the charts of dashboards. This documentation has guides, every component with its props, every exported type, and examples with their complete code.',
  sections: [
    {
      title: 'Docs',
      name: 'docs',
      about: 'guides by task, with what goes wrong and the fix',
      prefixes: ['/'],
      isInIndex: true,
    },
    {
      title: 'API',
      name: 'api',
      about: 'the components, with all props, defaults and pitfalls',
      prefixes: ['/api/', '/category/'],
      isInIndex: true,
    },
    {
      title: 'Examples: chart types',
      name: 'examples-chart-types',
      about: 'complete code of bars, lines, areas, pies, heatmaps, metrics and other charts',
      prefixes: ['/examples/', ...routesOf(exampleFamilies.chart)],
    },
    {
      title: 'Examples: features',
      name: 'examples-features',
      about: 'complete code for axes, legends, tooltips, annotations, interaction and themes',
      prefixes: routesOf(exampleFamilies.feature),
    },
    {
      title: 'All types: components, functions, classes and namespaces',
      name: 'all-types',
      about: 'generated pages of every exported component and function',
      prefixes: ['/all-types/'],
    },
    {
      title: 'All types: interfaces',
      name: 'interfaces',
      about: 'generated pages of every exported interface, such as the props of the components',
      prefixes: ['/all-types/interfaces/'],
    },
    {
      title: 'All types: type aliases',
      name: 'type-aliases',
      about: 'generated pages of every exported type alias',
      prefixes: ['/all-types/type-aliases/'],
    },
    {
      title: 'All types: variables',
      name: 'variables',
      about: 'generated pages of every exported constant, such as themes, enums and formatters',
      prefixes: ['/all-types/variables/'],
    },
  ],
} satisfies MarkdownPagesOptions;
