/** A line of a comparison: in both texts, only in the second, or only in the first. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Compares two texts by lines. Of a changed line, the former text stands above the new one. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const a = before.split('\n');
  const b = after.split('\n');
  const commonLength = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  for (;;) {
    const [removed, added] = [a[i], b[j]];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed });
      i++;
      j++;
    } else if (
      removed !== undefined &&
      (added === undefined || commonLength(i + 1, j) >= commonLength(i, j + 1))
    ) {
      lines.push({ kind: 'removed', text: removed });
      i++;
    } else if (added !== undefined) {
      lines.push({ kind: 'added', text: added });
      j++;
    } else return lines;
  }
}

/** Returns a function for the length of the longest common subsequence of the lines from `i` and from `j` on. */
function commonLengths(a: string[], b: string[]): (i: number, j: number) => number {
  const lengths = a.map((): number[] => b.map(() => 0));
  // After the last line, nothing is common.
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (const [i, row] of [...lengths.entries()].reverse())
    for (let j = b.length - 1; j >= 0; j--)
      row[j] =
        a[i] === b[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  return lengthAt;
}
