import { createHash } from 'node:crypto';
import type { CodeSource } from '../../../../shared/types/code-links';

/** Returns the key of a source: a hash of its code and its language. */
export const sourceKey = ({ code, language }: Pick<CodeSource, 'code' | 'language'>): string =>
  createHash('sha256').update(`${language}\0${code}`).digest('hex').slice(0, 16);
