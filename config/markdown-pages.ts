import { generatedFiles, readGenerated } from '../contracts/generated-files';
import { heading, inlineCode, link, list, paragraph, text } from '../contracts/markdown-nodes';
import type { MarkdownElement } from '../contracts/markdown-element';
import { symbolElements } from '../plugins/api-reference/index';
import { exampleElements } from '../plugins/chart-examples/index';
import type { MarkdownPagesOptions } from '../plugins/markdown-pages/index';
import { labelledDrawings } from '../src/components/Anatomy/labelled-drawings';
import { actions } from '../src/components/Hero/actions';
import { siteFigures } from '../src/components/Hero/site-figures';
import { sections } from '../src/components/SectionCards/sections';
import { changelogElement } from './changelog';
import { resultsPage } from './search-pages';
import { site } from './site';

/** Markdown of the components in `src/components`. */
const siteElements: MarkdownElement[] = [
  changelogElement,
  {
    element: 'Anatomy',
    toMarkdown: ({ attributes }) => [
      list(
        labelledDrawings[attributes.drawing as keyof typeof labelledDrawings].parts.map(
          ({ name, by, to }) => [text(`${name}: `), link(to, inlineCode(by))],
        ),
      ),
    ],
  },
  {
    element: 'Hero',
    toMarkdown: ({ children }, siteDir) => [
      heading(1, text(site.title)),
      paragraph(text(site.tagline)),
      ...children,
      list(actions.map(({ to, label }) => [link(to, text(label))])),
      list(
        siteFigures(
          readGenerated(generatedFiles.gallery, siteDir),
          readGenerated(generatedFiles.referenceFigures, siteDir),
        ).map(({ value, label, to }) => [link(to, text(`${value} ${label}`))]),
      ),
    ],
  },
  { element: 'Columns', toMarkdown: ({ children }) => children },
  { element: 'Opening', toMarkdown: ({ children }) => children },
  {
    element: 'SearchForm',
    toMarkdown: () => [paragraph(link(resultsPage, text('Search the documentation')))],
  },
  {
    element: 'SectionCards',
    toMarkdown: () => [
      list(
        sections.map(({ to, title, text: about }) => [link(to, text(title)), text(`: ${about}`)]),
      ),
    ],
  },
];

/** Options of the plugin that publishes pages as Markdown. */
export const markdownPages = {
  elements: [...siteElements, ...symbolElements, ...exampleElements],
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
