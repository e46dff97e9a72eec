import type { Edit, Finding } from './finding';

/** A source after fixes, and the findings that they belong to. */
export interface Fixed {
  source: string;
  applied: Finding[];
}

/** Applies the fixes of findings. Of fixes that overlap, the first one is applied: check the result again. */
export function applyFixes(source: string, findings: readonly Finding[]): Fixed {
  const edits: Edit[] = [];
  const applied: Finding[] = [];
  for (const finding of findings) {
    const { fix } = finding;
    if (!fix || fix.edits.some((edit) => edits.some((other) => overlaps(edit, other)))) continue;
    edits.push(...fix.edits);
    applied.push(finding);
  }
  const fixed = edits
    // The sort is stable: insertions at the same place stay in their order.
    .sort((a, b) => a.from - b.from)
    .reduceRight(
      (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to),
      source,
    );
  return { source: fixed, applied };
}

/** Whether two edits change the same text. Two insertions at one place do not. */
const overlaps = (a: Edit, b: Edit): boolean =>
  a.from === a.to && b.from === b.to ? false : a.from < b.to && b.from < a.to;
