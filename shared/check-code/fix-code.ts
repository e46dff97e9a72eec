import { applyFixes } from './apply-fixes';
import { checkCode } from './check-code';
import type { CheckData } from './check-data';

/** A fix can make another one possible, but not without end. */
const passes = 10;

/** Applies all fixes to a source, also those that become possible by others. Returns the number of applied ones. */
export function fixCode(source: string, data: CheckData): { source: string; count: number } {
  let text = source;
  let count = 0;
  for (let pass = 0; pass < passes; pass++) {
    const fixed = applyFixes(text, checkCode(text, data));
    if (fixed.applied.length === 0 || fixed.source === text) break;
    text = fixed.source;
    count += fixed.applied.length;
  }
  return { source: text, count };
}
