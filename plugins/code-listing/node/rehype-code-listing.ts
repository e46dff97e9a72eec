import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { Highlight } from './highlight';
import { titleIn } from './title-in';

/**
 * Replaces every fenced code block that `remarkLinkedCode` has left by `<CodeListing html language title />`.
 *
 * The highlighted HTML is a single string, which keeps one React element per token out of the page's script.
 */
export function rehypeCodeListing({ highlight }: { highlight: Highlight }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children.find(isCode) : undefined;
      if (!code || !parent || index === undefined) return;
      parent.children[index] = listing(code, highlight);
      return SKIP;
    });
  };
}

const isCode = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'code';

function listing(code: Element, highlight: Highlight): MdxJsxFlowElementHast {
  const classes = [code.properties.className ?? []].flat().map(String);
  const language = classes.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
  const meta = String(code.properties.metastring ?? code.data?.meta ?? '');
  const title = titleIn(meta);
  const attributes = {
    html: highlight(toString(code).replace(/\n$/, ''), language),
    language,
    ...(title ? { title } : {}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeListing',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
