import type { RootContent } from 'mdast';

/** An MDX element in the syntax tree of a page. */
export interface ElementContent {
  /** Values of its attributes; an attribute without a value is an empty string. */
  attributes: Record<string, string>;
  children: RootContent[];
}

/** Conversion of an MDX element to Markdown, made from the same data as its React component. */
export interface MarkdownElement {
  /** Name of the element: `Example`. */
  element: string;
  /** Returns the nodes that replace the element. Links and images refer to routes: `/docs/intro`. */
  toMarkdown: (content: ElementContent, siteDir: string) => RootContent[];
}
