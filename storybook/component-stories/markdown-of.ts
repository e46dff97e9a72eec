import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import type { RichText } from '../../shared/types/api-model';

/** Returns a link to a page of the site, one level above Storybook. Storybook breaks links without a target. */
export const linkToPage = (route: string, text: string): string =>
  `<a href="..${route}" target="_blank">${text}</a>`;

const link: Handle = (node, parent, state, info) =>
  node.url.startsWith('/')
    ? linkToPage(node.url, state.containerPhrasing(node, { ...info, before: '>', after: '<' }))
    : defaultHandlers.link(node, parent, state, info);

/** Converts rich text of the model to Markdown for Storybook. */
export const markdownOf = (nodes: RichText): string =>
  toMarkdown({ type: 'root', children: nodes }, { bullet: '-', handlers: { link } }).trimEnd();
