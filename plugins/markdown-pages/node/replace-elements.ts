import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { ElementContent, MarkdownElement } from '../../../contracts/markdown-element';
import { calloutAsQuote } from './callout-as-quote';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A page whose elements are replaced. */
export interface SourcePage {
  /** Path relative to the site directory, for error messages. */
  file: string;
  siteDir: string;
}

/**
 * Replaces everything in an MDX syntax tree that is not Markdown: elements by their Markdown, callouts by quotes.
 * Imports and comments are removed.
 *
 * @throws Error with the page, the line and a hint, for an element or an expression without Markdown.
 */
export function replaceElements(
  nodes: RootContent[],
  elements: MarkdownElement[],
  page: SourcePage,
): RootContent[] {
  const replaceIn = (children: RootContent[]) => replaceElements(children, elements, page);
  const fail = (node: RootContent, problem: string): never => {
    throw new Error(`${page.file}:${node.position?.start.line ?? 1}: ${problem}`);
  };
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return /^\s*(\/\*[\s\S]*\*\/\s*)?$/.test(node.value)
          ? []
          : fail(node, `{${node.value}} has no Markdown: write its value as text.`);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const known = elements.find(({ element }) => element === node.name);
        if (!known)
          return fail(
            node,
            `<${node.name}> has no Markdown: add a MarkdownElement for it to the plugin that provides the element, or to config/markdown-pages.ts.`,
          );
        return known.toMarkdown(contentOf(node, replaceIn), page.siteDir);
      }
      case 'containerDirective':
        return [calloutAsQuote({ ...node, children: replaceIn(node.children) as never })];
      default:
        return 'children' in node
          ? [{ ...node, children: replaceIn(node.children) } as RootContent]
          : [node];
    }
  });
}

function contentOf(
  node: JsxElement,
  replaceIn: (children: RootContent[]) => RootContent[],
): ElementContent {
  const attributes = node.attributes.flatMap((attribute): [string, string][] => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    return [[name, typeof value === 'string' ? value : '']];
  });
  return { attributes: Object.fromEntries(attributes), children: replaceIn(node.children) };
}
