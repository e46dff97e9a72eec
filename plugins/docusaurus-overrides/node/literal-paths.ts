import { createRequire } from 'node:module';

/** Declaration of the function, of which there is one. */
const matchPathStart = 'function matchPath(pathname, options) {';

/**
 * Inserted at the start of `matchPath`: a path without parameters and empty segments matches only the same path,
 * regardless of case and of a slash at the end.
 */
const rejectOtherPaths = `
  if (options.exact === true && typeof options.path === 'string' && /^(?!.*\\/\\/)[\\w/.~-]+$/.test(options.path)) {
    var comparable = function (path) { return path.replace(/\\/$/, '').toLowerCase(); };
    if (comparable(options.path) !== comparable(pathname)) return null;
  }`;

/**
 * Bundler rule for the server bundle: `matchPath` of react-router 5.3.4 compares literal paths as strings. On each page,
 * Docusaurus looks for the current doc among all docs, several times; with a regular expression for each doc, that
 * is a quarter of the time in which the pages are rendered. The build fails if the function has changed.
 */
export const compareLiteralPaths = () => ({
  resource: createRequire(require.resolve('@docusaurus/core/package.json')).resolve(
    'react-router/esm/react-router.js',
  ),
  loader: require.resolve('string-replace-loader'),
  options: {
    search: matchPathStart,
    replace: matchPathStart + rejectOtherPaths,
    strict: true,
  },
});
