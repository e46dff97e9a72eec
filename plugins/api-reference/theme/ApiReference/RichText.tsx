import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { RootContent } from 'mdast';
import type { RichText as Nodes } from '@site/contracts/api-model';

interface Props {
  nodes: Nodes;
  /** Renders without paragraph elements, for inline use. */
  inline?: boolean;
}

/** Renders rich text of the model. Unsupported nodes, such as raw HTML, are omitted. */
export default function RichText({ nodes, inline = false }: Props): ReactNode {
  const shown = inline
    ? nodes.flatMap((node) => (node.type === 'paragraph' ? (node.children as Nodes) : [node]))
    : nodes;
  return shown.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: RootContent): ReactNode {
  const children = 'children' in node ? <RichText nodes={node.children as Nodes} /> : null;
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'paragraph':
      return <p>{children}</p>;
    case 'strong':
    case 'heading':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'link':
      return <Link to={node.url}>{children}</Link>;
    case 'list':
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'break':
      return <br />;
    default:
      return null;
  }
}
