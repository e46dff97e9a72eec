import type { ReactNode } from 'react';
import { markWords } from '../../client/mark-words';

/**
 * Renders a text in which words of the query are marked. Each part is an element: browsers that translate the page
 * replace text nodes, which React then could not remove.
 */
export default function MarkedText({ text, query }: { text: string; query: string }): ReactNode {
  return markWords(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
