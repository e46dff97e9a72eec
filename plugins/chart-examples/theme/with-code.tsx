import type { ReactNode } from 'react';

/** Puts names between backticks, as in an example's summary, into code elements. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
