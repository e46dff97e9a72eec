/** Options that react-router passes. */
interface Options {
  end: boolean;
  sensitive: boolean;
}

/**
 * Replaces path-to-regexp for the two kinds of paths that the router has here: `*`, the path of its only route, and the
 * paths of links, in which react-router escapes all special characters.
 *
 * @throws Error for a path with parameters.
 */
export default function pathToRegexp(
  path: string,
  keys: { name: number }[],
  { end, sensitive }: Options,
): RegExp {
  if (path === '*') {
    keys.push({ name: 0 });
    return /^(.*)$/;
  }
  if (/(?<!\\)[*+?:(]/.test(path)) throw new Error(`The path "${path}" has parameters.`);
  const withoutSlash = path.replace(/\\?\/$/, '');
  return new RegExp(`^${withoutSlash}${end ? '/?$' : '(?:/(?=$))?(?=/|$)'}`, sensitive ? '' : 'i');
}
