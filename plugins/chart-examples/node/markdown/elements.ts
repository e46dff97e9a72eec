import { generatedFiles, readGenerated } from '../../../../contracts/generated-files';
import type { MarkdownElement } from '../../../../contracts/markdown-element';
import { cardList, cardsMarkdown } from './cards-markdown';
import { chartMarkdown, exampleMarkdown } from './example-markdown';
import { examplePageMarkdown } from './example-page-markdown';
import { familiesMarkdown } from './families-markdown';
import { galleryMarkdown } from './gallery-markdown';

/** Markdown of the MDX elements of this plugin. */
export const exampleElements: MarkdownElement[] = [
  {
    element: 'Example',
    toMarkdown: ({ attributes }, siteDir) =>
      exampleMarkdown(readGenerated(generatedFiles.exampleListing(attributes.id ?? ''), siteDir)),
  },
  {
    element: 'ExampleChart',
    toMarkdown: ({ attributes }, siteDir) =>
      chartMarkdown(readGenerated(generatedFiles.exampleListing(attributes.id ?? ''), siteDir)),
  },
  {
    element: 'ExampleFamilies',
    toMarkdown: ({ attributes }, siteDir) =>
      familiesMarkdown(attributes.group ?? '', readGenerated(generatedFiles.gallery, siteDir)),
  },
  {
    element: 'ExampleVariants',
    toMarkdown: ({ attributes }, siteDir) => [
      cardList(
        readGenerated(generatedFiles.exampleVariants(attributes.family ?? ''), siteDir).map(
          ({ example }) => example,
        ),
      ),
    ],
  },
  {
    element: 'ExamplePage',
    toMarkdown: ({ attributes }, siteDir) =>
      examplePageMarkdown(
        readGenerated(generatedFiles.examplePage(attributes.id ?? ''), siteDir),
        readGenerated(generatedFiles.componentRoutes, siteDir),
      ),
  },
  {
    element: 'ExampleCards',
    toMarkdown: ({ attributes }, siteDir) =>
      cardsMarkdown(
        (attributes.ids ?? '').split(' '),
        readGenerated(generatedFiles.gallery, siteDir),
      ),
  },
  {
    element: 'ExampleGallery',
    toMarkdown: (_content, siteDir) =>
      galleryMarkdown(readGenerated(generatedFiles.gallery, siteDir)),
  },
];
