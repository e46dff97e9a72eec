import { createHash } from 'node:crypto';

/** Half of the judged data: `tuning` is used during development, `final` for the final test only. */
export type Half = 'tuning' | 'final';

/** Assigns a query to a half by a hash of its text, so that the half of an entry never changes. */
export function halfOf(query: string): Half {
  const hash = createHash('sha256').update(query.trim().toLowerCase()).digest();
  return hash[0]! % 2 === 0 ? 'tuning' : 'final';
}
