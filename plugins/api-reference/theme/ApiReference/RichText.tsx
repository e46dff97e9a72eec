import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { RootContent } from 'mdast';
import type { RichText as Nodes } from '@site/contracts/api-model';

interface Props {
  nodes: Nodes;
  /** Without paragraphs around the text, to stand in a line. */
  inline?: boolean;
}

/** Draws a text of the model. Kinds of nodes that such texts do not use are left out, raw HTML among them. */
export default function RichText({ nodes, inline = false }: Props): ReactNode {
  const drawn = inline
    ? nodes.flatMap((node) => (node.type === 'paragraph' ? (node.children as Nodes) : [node]))
    : nodes;
  return drawn.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);
}

function draw(node: RootContent): ReactNode {
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
