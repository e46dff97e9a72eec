/** Returns the number of letters to insert, delete, replace or swap to make one text from the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

const at = (row: number[], index: number): number => row[index] ?? Infinity;

/** Returns the known name that is most similar to a name, if one is similar enough to be meant. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  let nearest: string | undefined;
  // One mistake in every three letters, at most three.
  let limit = Math.min(3, Math.floor(name.length / 3)) + 0.5;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) > 3) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    // Of two that are equally near, the one that begins in the same way is rather meant.
    const isRather = distance === limit && candidate[0] === name[0] && nearest?.[0] !== name[0];
    if (distance < limit || isRather) [nearest, limit] = [candidate, distance];
  }
  return nearest;
}
