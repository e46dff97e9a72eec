import type { PNG } from 'pngjs';

const shortest = 24; // pixels; strokes of letters are shorter
const visible = 8; // of 255, in one color channel: grid lines are pale
const faint = 3; // smoothing at parts of a pixel makes a visible line paler, and breaks it

/**
 * Share of the straight thin lines of a picture, such as grid lines and axes, that another picture does not
 * have within one pixel of the same place, from 0 to 1.
 *
 * Means of blocks do not notice such a line: it is one pixel of six, and hardly darker than what is around it.
 */
export function missingLines(picture: PNG, other: PNG): number {
  let [length, missing] = [0, 0];
  for (const along of ['rows', 'columns'] as const) {
    const mine = thinPixels(picture, along, visible).map(longRuns);
    const theirs = thinPixels(other, along, faint);
    mine.forEach((marks, index) => {
      const near = theirs.slice(Math.max(0, index - 1), index + 2);
      marks.forEach((marked, at) => {
        if (!marked) return;
        length += 1;
        if (!near.some((others) => others[at])) missing += 1;
      });
    });
  }
  return length ? missing / length : 0;
}

/** For each row (or column), which of its pixels differ by a contrast from those on both sides of it. */
function thinPixels(png: PNG, along: 'rows' | 'columns', contrast: number): boolean[][] {
  const [count, length] = along === 'rows' ? [png.height, png.width] : [png.width, png.height];
  const value = (index: number, at: number, channel: number) => {
    const [x, y] = along === 'rows' ? [at, index] : [index, at];
    return png.data[(y * png.width + x) * 4 + channel] ?? 0;
  };
  const isThin = (index: number, at: number) =>
    [0, 1, 2].some((channel) => {
      const [before, here, after] = [-2, 0, 2].map((step) => value(index + step, at, channel));
      const [one, two] = [here! - before!, here! - after!];
      return Math.min(Math.abs(one), Math.abs(two)) >= contrast && one > 0 === two > 0;
    });
  return Array.from({ length: count }, (_, index) => {
    if (index < 2 || index >= count - 2) return [];
    return Array.from({ length }, (_unused, at) => isThin(index, at));
  });
}

/** The marks that belong to an unbroken run of the shortest length or more. */
function longRuns(marks: boolean[]): boolean[] {
  const kept = marks.map(() => false);
  let start = 0;
  for (let at = 0; at <= marks.length; at += 1) {
    if (marks[at]) continue;
    if (at - start >= shortest) kept.fill(true, start, at);
    start = at + 1;
  }
  return kept;
}
