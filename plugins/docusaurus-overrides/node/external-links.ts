import type { Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Rehype plugin that opens raw `<a href="https://…">` links in a new tab, like Markdown links. */
export function externalLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const element: JsxElement = node;
      const attribute = (name: string) =>
        element.attributes.find((each) => 'name' in each && each.name === name);
      const href = attribute('href')?.value;
      if (element.name !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return;
      for (const [name, value] of Object.entries({ target: '_blank', rel: 'noopener noreferrer' }))
        if (!attribute(name)) element.attributes.push({ type: 'mdxJsxAttribute', name, value });
    });
  };
}
