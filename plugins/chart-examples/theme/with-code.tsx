import type { ReactNode } from 'react';

/** Renders text between backticks as code elements. */
export const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
