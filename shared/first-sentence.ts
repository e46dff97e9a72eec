import { toString } from 'mdast-util-to-string';
import type { RichText } from './types/api-model';

/** Returns the first sentence of the first paragraph as plain text. */
export function firstSentence([first]: RichText): string {
  if (first?.type !== 'paragraph') return '';
  const text = toString(first).replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
