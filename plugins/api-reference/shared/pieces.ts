/** A piece of printed code: plain text, or a name that leads to a page (a route or an absolute URL). */
export type Piece = string | { text: string; to: string };

/** Text of printed pieces, without their links. */
export const textOf = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** Joins text and printed parts: code`${check} extends ${type}`. */
export const code = (strings: TemplateStringsArray, ...parts: (string | Piece[])[]): Piece[] =>
  strings.flatMap((text, index) => [text, ...[parts[index] ?? ''].flat()]);

/** Printed parts with a separator between them. */
export const list = (parts: Piece[][], separator = ', '): Piece[] =>
  parts.flatMap((part, index) => (index > 0 ? [separator, ...part] : part));

/** One piece for all plain text between two links. */
export function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (typeof piece !== 'string') merged.push(piece);
    else if (typeof last === 'string') merged[merged.length - 1] = last + piece;
    else if (piece) merged.push(piece);
  }
  return merged;
}
