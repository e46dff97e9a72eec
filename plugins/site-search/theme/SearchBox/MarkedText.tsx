import { Fragment, type ReactNode } from 'react';
import { markWords } from '../../client/mark-words';

/** Renders a text in which words of the query are marked. */
export default function MarkedText({ text, query }: { text: string; query: string }): ReactNode {
  return markWords(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
