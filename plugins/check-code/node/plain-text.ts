import { toString } from 'mdast-util-to-string';
import type { RichText } from '../../../shared/types/api-model';

/** Returns the first paragraph of a description as plain text. */
export const plainText = (description: RichText): string =>
  toString(description[0] ?? { type: 'root', children: [] });
