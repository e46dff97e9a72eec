import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import Link from '@docusaurus/Link';
import type { Element, Root } from 'hast';
import type { PhrasingContent } from 'mdast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import type { RichText as Nodes } from '@site/shared/types/api-model';

interface Props {
  nodes: Nodes;
  /** Renders without paragraph elements, for inline use. */
  inline?: boolean;
}

/** Headings inside of a description would break the outline of the page. */
const components: Partial<Components> = {
  a: ({ href, children }) => <Link to={href}>{children}</Link>,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'strong'])),
};

/** Renders rich text of the model. Raw HTML is omitted. */
export default function RichText({ nodes, inline = false }: Props): ReactNode {
  const content = inline ? inlineContent(nodes) : toHast({ type: 'root', children: nodes });
  return toJsxRuntime(content, { Fragment, jsx, jsxs, components });
}

/** Converts blocks as one paragraph: `toHast` adds line breaks between the children of a root, visible as spaces. */
function inlineContent(nodes: Nodes): Root {
  const children = nodes.flatMap((node, index): Nodes => {
    const content = node.type === 'paragraph' ? node.children : [node];
    return index === 0 ? content : [{ type: 'text', value: ' ' }, ...content];
  });
  const paragraph = toHast({ type: 'paragraph', children: children as PhrasingContent[] });
  return { type: 'root', children: (paragraph as Element).children };
}
