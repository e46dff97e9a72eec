import type { PhrasingContent, RootContent } from 'mdast';
import type { ExamplePageData } from '../../../../contracts/example-manifest';
import {
  heading,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  text,
} from '../../../../contracts/markdown-nodes';
import { listingCode, picture } from './example-markdown';

/**
 * Returns the page of an example: summary, picture, code, props and related examples.
 *
 * @param routes - pages of components, by name
 */
export function examplePageMarkdown(
  { listing, familyTitle, related }: ExamplePageData,
  routes: Record<string, string>,
): RootContent[] {
  const { family, name, summary, props } = listing;
  return [
    paragraph(...withInlineCode(summary)),
    picture(listing),
    paragraph(
      link(`/examples/${family}#${name}`, text(`More examples: ${familyTitle}`)),
      text(' · '),
      link(`/storybook/?path=/story/${family}--${name}`, text('View in Storybook')),
    ),
    listingCode(listing),
    heading(2, text('Props used')),
    list(
      Object.entries(props).map(([component, names]) =>
        usedProps(component, names, routes[component] ?? '/all-types/'),
      ),
    ),
    heading(2, text('Related examples')),
    list(related.map(({ id, title }) => [link(`/examples/${id}`, text(title))])),
  ];
}

const usedProps = (component: string, names: string[], page: string): PhrasingContent[] => [
  link(page, inlineCode(component)),
  text(': '),
  ...(names.length === 0
    ? [text('none')]
    : joined(
        names.map((name) => [link(`${page}#${name}`, inlineCode(name))]),
        text(', '),
      )),
];

/** Converts text between backticks to inline code. */
const withInlineCode = (summary: string): PhrasingContent[] =>
  summary.split('`').map((part, index) => (index % 2 ? inlineCode(part) : text(part)));
