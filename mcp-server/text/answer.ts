import { estimateTokens } from './estimate-tokens';

/** Most tokens of an answer, by our estimate. The promise is 4,000: the rest is for other ways of counting. */
export const maxTokens = 3600;

/** What did not fit into an answer. */
export interface Left {
  /** Number of blocks that are missing. */
  count: number;
}

/**
 * Joins blocks until the limit is reached.
 *
 * @param blocks - the most important ones first
 * @param rest - says what was left out and how to get it
 */
export function joinWithin(
  blocks: string[],
  rest: (left: Left) => string,
  limit = maxTokens,
): string {
  const all = blocks.join('\n');
  if (estimateTokens(all) <= limit) return all;
  const kept: string[] = [];
  let size = estimateTokens(rest({ count: blocks.length })) + 10;
  for (const block of blocks) {
    size += estimateTokens(block) + 1;
    if (size > limit) break;
    kept.push(block);
  }
  return [...kept, '', rest({ count: blocks.length - kept.length })].join('\n');
}

/** Cuts a text that is too long in spite of everything, and says so. */
export function cutOff(text: string, limit = maxTokens): string {
  if (estimateTokens(text) <= limit) return text;
  const notice = '\n\n(The rest is left out: the answer would be too long.)';
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle) + notice) <= limit) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low) + notice;
}
