const shownLength = 160; // characters of text that a result shows

/** A text on one line, as long as a result shows it. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > shownLength ? `${line.slice(0, shownLength - 1).trimEnd()}…` : line;
}
