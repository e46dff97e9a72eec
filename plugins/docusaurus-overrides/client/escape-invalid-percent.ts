/** Escapes the percent signs of a URL part with invalid percent-encoding, so that it can be decoded. */
export function escapeInvalidPercent(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
