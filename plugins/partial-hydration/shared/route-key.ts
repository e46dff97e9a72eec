/** The one spelling of a page's path: decoded, without query, hash, `index.html`, `.html` and a slash at its end. */
export function routeKey(path: string): string {
  const name = path.replace(/[?#].*/, '').replace(/(?:\/index)?\.html$/, '');
  return decode(name).replace(/(.)\/$/, '$1');
}

/** A path with a percent sign that begins no character stands for itself. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
