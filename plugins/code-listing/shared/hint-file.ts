/** Returns the path of the hints about a page of the reference, for its path with or without the base path. */
export const hintFile = (path: string): string =>
  `${path.replace('/all-types/', '/code-hints/')}.json`;
