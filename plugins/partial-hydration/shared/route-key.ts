/** Normalizes the path of a page: decoded, without query, hash, `index.html`, `.html` and trailing slash. */
export function routeKey(path: string): string {
  const name = path.replace(/[?#].*/, '').replace(/(?:\/index)?\.html$/, '');
  return decode(name).replace(/(.)\/$/, '$1');
}

/** Decodes a path; a path with invalid percent-encoding stays unchanged. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
