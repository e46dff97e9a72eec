/** Returns the name of the first visible family, in the order of the page. */
export const currentFamily = (names: string[], visible: ReadonlySet<string>): string | undefined =>
  names.find((name) => visible.has(name));
