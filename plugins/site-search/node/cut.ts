const excerptLength = 160; // characters

/** Returns text on one line, truncated to the length of an excerpt. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1).trimEnd()}…` : line;
}
