import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import Link from '@docusaurus/Link';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import type { RichText as Nodes } from '@site/contracts/api-model';

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
  const children = inline
    ? nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]))
    : nodes;
  return toJsxRuntime(toHast({ type: 'root', children }), { Fragment, jsx, jsxs, components });
}
